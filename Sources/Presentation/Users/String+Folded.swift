import Foundation

extension String {
    /// This text as a search compares it: in lower case, without accents and invisible characters, and
    /// with plain letters, apostrophes, quotes and dashes.
    var folded: String {
        replacing("`", with: "'").applyingTransform(.folding, reverse: false) ?? self
    }
}

extension StringTransform {
    /// Removes the accents of Latin and Greek, and the points of Hebrew and Arabic. The marks of other
    /// scripts stay, because they make another letter. Then “ł” becomes “l”, and so on.
    fileprivate static let folding = StringTransform(
        """
        NFKD; [\\u0300-\\u036F\\u0591-\\u05C7\\u064B-\\u0652[:Default_Ignorable_Code_Point:]] Remove; \
        Latin-ASCII; Lower
        """)
}
