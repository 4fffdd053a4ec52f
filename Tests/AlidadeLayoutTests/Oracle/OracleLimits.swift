/// One axis of a flexible frame; nil: not given.
struct OracleLimits {
    var least: Double?
    var ideal: Double?
    var most: Double?

    init(_ least: Double, _ ideal: Double, _ most: Double) {
        self.least = least.isNaN ? nil : max(least, 0)
        self.ideal = ideal.isNaN ? nil : ideal
        self.most = most.isNaN ? nil : most
        if let floor = self.least, let ideal = self.ideal { self.ideal = max(floor, ideal) }
        if let floor = self.ideal ?? self.least, let most = self.most { self.most = max(floor, most) }
    }

    func clamp(_ length: Double) -> Double { min(max(length, least ?? -.infinity), most ?? .infinity) }

    func inner(_ proposed: Double?) -> Double? { (proposed ?? ideal).map { clamp($0) } }

    func length(_ proposed: Double?, child: Double) -> Double {
        if let proposed, least != nil, most != nil { return clamp(proposed) }
        if proposed == nil, let ideal { return ideal }
        let inner = inner(proposed)
        switch (least, most) {
        case (_?, _?): return clamp(child)
        case (let least?, nil): return max(min(inner ?? .infinity, child), least)
        case (nil, let most?): return min(max(inner ?? -.infinity, child), most)
        case (nil, nil): return child
        }
    }

    func innerWhenPlaced(_ proposed: Double?, _ length: Double) -> Double? {
        let isBetween = length > (least ?? -.infinity) && length < (most ?? .infinity)
        return proposed == nil && ideal == nil && isBetween ? nil : length
    }
}
