/// Ends the program with one line on standard error: what is wrong, where, and what to do about it.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
