/// Cuts elements out of an array, each with one separator, and leaves every other byte as it is.
///
/// What follows an element takes its place, indentation and all; at the end of the array the comma
/// before goes too. So the diff of an indented file shows the element and nothing else.
struct ElementRemoval {
    private var cuts: [Range<Int>] = []
    private var endOfKept: Int
    private var removed: Range<Int>?

    /// The offset is that of the array's first byte, the bracket.
    init(arrayAt offset: Int) {
        endOfKept = offset + 1
    }

    /// Elements are kept and removed in the order in which they lie.
    mutating func keep(_ element: Range<Int>) {
        if let removed { cuts.append(removed.lowerBound..<element.lowerBound) }
        removed = nil
        endOfKept = element.upperBound
    }

    mutating func remove(_ element: Range<Int>) {
        removed = (removed?.lowerBound ?? element.lowerBound)..<element.upperBound
    }

    /// The stretches of bytes that are left; nil if nothing was removed.
    func remainder(of bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
        let cuts = cuts + (removed.map { [endOfKept..<$0.upperBound] } ?? [])
        guard !cuts.isEmpty else { return nil }
        let starts = [0] + cuts.map(\.upperBound)
        let ends = cuts.map(\.lowerBound) + [bytes.count]
        return zip(starts, ends).map { bytes[$0..<$1] }
    }
}
