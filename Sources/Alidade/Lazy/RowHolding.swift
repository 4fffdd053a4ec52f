/// Where rows were before a change, so that what is seen can stay where it is on screen.
struct RowHolding {
    private var places: [(key: RowKey, offset: Double)]?

    /// A change has been noted and not been followed yet.
    var isHolding: Bool { places != nil }

    /// - Parameter rows: in order: those that exist. Rows that end before `start`, the viewport's edge, say nothing.
    mutating func hold(_ rows: [(key: RowKey, offset: Double, length: Double)], _ start: Double) {
        places = rows.filter { $0.offset + $0.length > start }.map { ($0.key, $0.offset) }
    }

    /// How far the first row that is still there has moved; nil: none was held.
    ///
    /// - Parameter place: where a row is now; nil where it is gone.
    mutating func release(_ place: (RowKey) -> Double?) -> Double? {
        defer { places = nil }
        guard let places else { return nil }
        for (key, old) in places {
            if let new = place(key) { return new - old }
        }
        return nil
    }
}
