/// Where the user's files declare a type, and the words inside it: what an inspector needs to name a line.
package struct DeclaredType: Codable, Equatable, Sendable {
    /// Its own name, without the types around it.
    package var name: String
    package var file: String
    /// From 1.
    package var line: Int
    /// Lines of the names that are used inside, in ascending order.
    package var words: [String: [Int]]

    package init(name: String, file: String, line: Int, words: [String: [Int]]) {
        self.name = name
        self.file = file
        self.line = line
        self.words = words
    }
}
