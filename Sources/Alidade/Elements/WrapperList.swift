/// The modifiers that wait for an element, outermost first. A copy is one reference however many there are: each scope
/// below keeps one, and a view may stand in a thousand modifiers.
package struct WrapperList: ExpressibleByArrayLiteral {
    private final class Node {
        let wrapper: ElementWrapper
        let outer: Node?

        init(_ wrapper: ElementWrapper, _ outer: Node?) {
            self.wrapper = wrapper
            self.outer = outer
        }
    }
    private var innermost: Node?

    package init(arrayLiteral elements: ElementWrapper...) {
        for element in elements { append(element) }
    }

    var isEmpty: Bool { innermost == nil }

    mutating func append(_ wrapper: ElementWrapper) { innermost = Node(wrapper, innermost) }
    mutating func removeLast() { innermost = innermost?.outer }

    /// Outermost first.
    var array: [ElementWrapper] {
        var result: [ElementWrapper] = []
        var node = innermost
        while let current = node {
            result.append(current.wrapper)
            node = current.outer
        }
        result.reverse()
        return result
    }

    /// The outermost.
    var first: ElementWrapper? {
        var node = innermost
        while let outer = node?.outer { node = outer }
        return node?.wrapper
    }

    /// Those for which `isIncluded` holds.
    func filter(_ isIncluded: (ElementWrapper) -> Bool) -> WrapperList {
        var result = WrapperList()
        for wrapper in array where isIncluded(wrapper) { result.append(wrapper) }
        return result
    }

    /// Puts one around all others.
    mutating func insertOutermost(_ wrapper: ElementWrapper) {
        let inner = array
        innermost = Node(wrapper, nil)
        for wrapper in inner { append(wrapper) }
    }
}
