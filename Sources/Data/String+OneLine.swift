extension String {
    /// This text with control characters escaped, so that nothing breaks the line or the terminal.
    var oneLine: String {
        let kinds = [Unicode.GeneralCategory.control, .format, .lineSeparator, .paragraphSeparator]
        return unicodeScalars.map { scalar in
            let isControl = kinds.contains(scalar.properties.generalCategory)
            return isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }
}
