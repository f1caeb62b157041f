/// What there is to read, and to keep working.
package struct SourceCount: Equatable, Sendable {
    package var files = 0
    package var types = 0
    /// The lines of code outside intents, views and tests.
    package var ruleLines = 0
    /// What declares intents, or turns them into calls.
    package var intentLines = 0
    package var viewLines = 0
    package var testLines = 0

    package init() {}

    package static func += (total: inout SourceCount, part: SourceCount) {
        total.files += part.files
        total.types += part.types
        total.ruleLines += part.ruleLines
        total.intentLines += part.intentLines
        total.viewLines += part.viewLines
        total.testLines += part.testLines
    }
}
