extension String {
    /// Without the arguments, parameters and other elements of lists whose labels are names.
    func withoutElements(_ names: (Substring) -> Bool) -> String {
        var text = self
        var start = text.startIndex
        while let match = text[start...].firstMatch(of: /[(\[<,]\s*(\w+)(?: \w+)?:\s/) {
            start = match.range.lowerBound
            let behind = text.index(after: start)
            guard names(match.1) else {
                start = behind
                continue
            }
            let end = text.endOfElement(from: behind)
            let isLast = end == text.endIndex || text[end] != ","
            let first = text[start] == "," ? start : behind
            text.removeSubrange(first..<(first == start || isLast ? end : text.index(after: end)))
        }
        return text
    }

    /// With an element behind the one that begins so, and behind the next ones that `isAlike`; nil if there is none.
    func adding(
        _ element: String, behind beginning: String, _ isAlike: (Substring) -> Bool
    ) -> String? {
        for range in ranges(of: beginning) {
            let before = self[..<range.lowerBound].last { !$0.isWhitespace } ?? " "
            guard "([<,".contains(before) else { continue }
            var end = endOfElement(from: range.lowerBound)
            while end < endIndex, self[end] == ",", let word = self[end...].words.first,
                isAlike(word)
            {
                end = endOfElement(from: index(after: end))
            }
            let last = self[..<end].lastIndex { !$0.isWhitespace } ?? end
            return "\(self[...last]), \(element)\(self[index(after: last)...])"
        }
        return nil
    }

    /// Where the comma is, or the bracket that closes the list.
    private func endOfElement(from start: Index) -> Index {
        var (rest, depth, last) = (self[start...], 0, Character(" "))
        while let next = rest.first {
            if next == "\"", let text = rest.prefixMatch(of: /"(?:\\.|[^"\\\n])*"/) {
                rest = rest.dropFirst(text.0.count - 1)
            } else if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if "([{".contains(next) || next == "<" && last != " " {
                depth += 1
            } else if ")]}".contains(next) || next == ">" && last != " " && last != "-" {
                depth -= 1
            }
            if depth < 0 || depth == 0 && next == "," { break }
            last = next
            rest = rest.dropFirst()
        }
        return rest.startIndex
    }
}
