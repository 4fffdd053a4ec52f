import AlidadeLayout
import Foundation

/// What an inspector tells of one place in the tree: a view, or a modifier around it.
@MainActor
package struct ViewFacts {
    package struct Line: Equatable {
        package var name: String
        package var value: String
    }

    package let title: String
    /// In the window, without effects, points.
    package let frame: CGRect
    package let lines: [Line]
    /// The types of the views whose bodies made it, innermost first.
    package let composites: [String]

    package init?(of item: ItemIndex, in host: Host) {
        guard let title = host.inspectedName(of: item) else { return nil }
        let place = host.tree.item(item).pointee
        self.title = title
        let origin = host.tree.origin(of: item)
        frame = CGRect(x: origin.x, y: origin.y, width: place.width, height: place.height)
        var lines: [Line] = []
        func add(_ name: String, _ value: String?) {
            if let value, !value.isEmpty { lines.append(Line(name: name, value: value)) }
        }
        let scopes = host.scopes(around: item)
        composites = scopes.reversed().compactMap(\.viewName).map { name in
            // What a view is made of says more than the types that it is generic over.
            name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
        }
        add("in", composites.prefix(3).joined(separator: " ‹ "))
        add("proposal", Self.size(place.proposalWidth, place.proposalHeight))
        add("answer", Self.size(place.width, place.height))
        add("place", "\(Self.number(place.x)), \(Self.number(place.y)) in its container")
        add("window", Self.rect(frame))
        add("settings", Self.parameters(of: place))
        add("alignment", Self.alignment(of: place))
        let priority = host.tree.priority(of: item)
        add("priority", priority == 0 ? nil : Self.number(priority))
        add("spacing", Self.spacing(host.tree.spacing(of: item)))
        add("text", host.payload(of: item)?.accessibilityText.map { "“\($0.prefix(60))”" })
        if let traits = host.traits[item] {
            add("id", traits.accessibility?.identifier)
            add("z-index", traits.zIndex == 0 ? nil : Self.number(traits.zIndex))
        }
        if let environment = scopes.last?.context.environment {
            add("environment", Self.overrides(environment, host.environment))
        }
        if let bits = scopes.last?.preferenceBits, bits != 0 {
            add("preferences", Self.preferences(bits))
        }
        if let reader = host.payload(of: item) as? GeometryPayload {
            add("read", reader.node.descriptions.joined(separator: "\n"))
        }
        self.lines = lines
    }

    // MARK: Words for values

    static func number(_ value: Double) -> String { ViewReport.short(value) }

    static func numbers(_ values: CGFloat...) -> String { values.map { number(Double($0)) }.joined(separator: ", ") }

    static func size(_ width: Double, _ height: Double) -> String {
        func length(_ value: Double) -> String {
            value.isNaN ? "nil" : value == .infinity ? "∞" : number(value)
        }
        return "\(length(width)) × \(length(height))"
    }

    static func size(_ width: CGFloat, _ height: CGFloat) -> String { size(Double(width), Double(height)) }

    package static func shortSize(_ size: CGSize) -> String { Self.size(size.width, size.height) }

    static func rect(_ rect: CGRect) -> String {
        "\(numbers(rect.minX, rect.minY)), \(size(rect.width, rect.height))"
    }

    static func name(of space: CoordinateSpace) -> String {
        switch space {
        case .global: "global"
        case .local: "local"
        case .named(let name): "\"\(name.base)\""
        }
    }

    private static func parameters(of place: Item) -> String? {
        let p = place.params
        func given(_ pairs: [(String, Double)]) -> String? {
            let parts = pairs.filter { !$0.1.isNaN }.map { "\($0.0) \($0.1 == .infinity ? "∞" : number($0.1))" }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        switch place.kind {
        case .hStack, .vStack: return given([("spacing", p.p0)]) ?? "spacing as the views prefer"
        case .padding: return given([("top", p.p0), ("leading", p.p1), ("bottom", p.p2), ("trailing", p.p3)])
        case .frame: return given([("width", p.p0), ("height", p.p1)])
        case .flexFrame:
            return given([
                ("min width", p.p0), ("ideal width", p.p1), ("max width", p.p2), ("min height", p.p3),
                ("ideal height", p.p4), ("max height", p.p5),
            ])
        case .fixedSize:
            return [p.p0 == 1 ? "horizontal" : "", p.p1 == 1 ? "vertical" : ""].filter { !$0.isEmpty }
                .joined(separator: ", ")
        case .aspectRatio: return given([("ratio", p.p0)]).map { $0 + (p.p1 == 1 ? ", fill" : ", fit") }
        case .position, .offset: return given([("x", p.p0), ("y", p.p1)])
        case .scroll: return given([("offset x", p.p1), ("y", p.p2)])
        case .spacer: return given([("least length", p.p0)])
        case .grid: return given([("horizontal spacing", p.p0), ("vertical", p.p1)])
        default: return nil
        }
    }

    private static func alignment(of place: Item) -> String? {
        let keys = [place.hAlign, place.vAlign].filter { $0 != .none }.map { name(of: $0) }
        return keys.isEmpty ? nil : keys.joined(separator: ", ")
    }

    private static func name(of key: AlignmentKey) -> String {
        switch key {
        case .leading: "leading"
        case .top: "top"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .bottom: "bottom"
        case .firstTextBaseline: "first text baseline"
        case .lastTextBaseline: "last text baseline"
        default: "a guide of your own"
        }
    }

    private static func spacing(_ spacing: ViewSpacing) -> String? {
        let plain = ViewSpacing()
        let vertical = Double(spacing.distance(to: plain, along: .vertical))
        let horizontal = Double(spacing.distance(to: plain, along: .horizontal))
        return "\(number(horizontal)) beside, \(number(vertical)) below, to a plain view"
    }

    private static func overrides(_ inner: EnvironmentValues, _ outer: EnvironmentValues) -> String? {
        let differences = zip(Mirror(reflecting: inner.known).children, Mirror(reflecting: outer.known).children)
            .compactMap { a, b -> String? in
                let (new, old) = (String(describing: a.value), String(describing: b.value))
                guard new != old, let name = a.label else { return nil }
                let shown = new.hasPrefix("Optional(") ? String(new.dropFirst(9).dropLast()) : new
                return shown.count > 40 ? name : "\(name) \(shown)"
            }
        return differences.isEmpty ? nil : differences.joined(separator: ", ")
    }

    private static func preferences(_ bits: UInt64) -> String {
        // Indices above 63 share bits with lower ones.
        PreferenceIndex.names.enumerated().filter { bits & 1 << UInt64($0.offset & 63) != 0 }.map(\.element)
            .joined(separator: ", ")
    }
}

extension Host {
    /// The name of a view, or of a modifier that has a place of its own; nil for parts that the library added.
    package func inspectedName(of item: ItemIndex) -> String? {
        let place = tree.item(item).pointee
        guard place.flags.isDisjoint(with: [.leftOut]) else { return nil }
        if let name = viewName(of: item) { return name }
        if place.flags.contains(.anonymous) { return nil }
        switch place.kind {
        case .padding: return ".padding"
        case .frame, .flexFrame: return ".frame"
        case .fixedSize: return ".fixedSize"
        case .aspectRatio: return ".aspectRatio"
        case .position: return ".position"
        case .offset: return ".offset"
        case .priority: return ".layoutPriority"
        case .alignmentGuide: return ".alignmentGuide"
        case .ignoresSafeArea: return ".ignoresSafeArea"
        case .overlay: return ".overlay"
        case .background: return place.flags.contains(.masks) ? ".mask" : ".background"
        case .safeAreaInset: return ".safeAreaInset"
        default: return nil
        }
    }

    /// The scopes that an item is inside of, outermost first.
    func scopes(around item: ItemIndex) -> [Scope] {
        var path: Set<ItemIndex> = []
        var current = item
        while current != noItem {
            path.insert(current)
            current = tree.item(current).pointee.parent
        }
        var found: [Scope] = []
        func look(_ scope: Scope) {
            // A lazy container's scope has rows and no items of its own.
            guard scope.isAlive, scope === rootScope || scope is LazyScopeBase || holds(scope, path) else { return }
            found.append(scope)
            for child in scope.children { look(child) }
        }
        look(rootScope)
        return found
    }

    /// Whether one of the scope's items is on a path from an item to the root.
    private func holds(_ scope: Scope, _ path: Set<ItemIndex>) -> Bool {
        var item = scope.firstItem
        while item != noItem {
            if path.contains(item) { return true }
            if item == scope.lastItem { return false }
            item = tree.next(of: item)
        }
        return false
    }

    /// The innermost inspected item under a point of the window, the nearest to the eye first.
    package func inspectedItem(at point: CGPoint) -> ItemIndex? {
        func look(_ item: ItemIndex, _ origin: CGPoint) -> ItemIndex? {
            let place = tree.item(item).pointee
            guard place.kind != .marker, place.flags.isDisjoint(with: .unseen) else { return nil }
            let frame = CGRect(
                x: Double(origin.x) + place.x, y: Double(origin.y) + place.y, width: place.width, height: place.height)
            if place.kind == .scroll, !frame.contains(point) { return nil }
            var children: [ItemIndex] = []
            tree.forEachChild(of: item) { children.append($0) }
            for child in children.reversed() {
                if let found = look(child, frame.origin) { return found }
            }
            return frame.contains(point) && viewName(of: item) != nil ? item : nil
        }
        return look(rootItem, .zero)
    }

    // MARK: Walking

    package enum InspectorStep { case out, into, before, after }

    /// The inspected neighbour in the tree; nil: there is none.
    package func inspectedItem(_ step: InspectorStep, of item: ItemIndex) -> ItemIndex? {
        switch step {
        case .out:
            var current = tree.item(item).pointee.parent
            while current != noItem {
                if inspectedName(of: current) != nil { return current }
                current = tree.item(current).pointee.parent
            }
            return nil
        case .into: return inspectedChildren(of: item).first
        case .before, .after:
            let parent = inspectedItem(.out, of: item) ?? rootItem
            let siblings = inspectedChildren(of: parent)
            guard let index = siblings.firstIndex(of: item) else { return nil }
            let other = step == .before ? index - 1 : index + 1
            return siblings.indices.contains(other) ? siblings[other] : nil
        }
    }

    private func inspectedChildren(of item: ItemIndex) -> [ItemIndex] {
        var result: [ItemIndex] = []
        func look(_ item: ItemIndex) {
            tree.forEachChild(of: item) { child in
                guard tree.item(child).pointee.kind != .marker else { return }
                if inspectedName(of: child) != nil { result.append(child) } else { look(child) }
            }
        }
        look(item)
        return result
    }
}
