/// A mistake that many teams have made.
package struct Mistake: Sendable {
    /// One plain sentence, without the full stop.
    package let name: String
    /// What to try in order to see it.
    package let hint: String
    /// What the kit makes of it, in either pattern.
    package let inKit: String
    package var incident: Incident?

    /// A public thread about the mistake.
    package struct Incident: Sendable, CustomStringConvertible {
        package let project: String
        package let issue: Int
        package let sentence: String

        init(_ project: String, _ issue: Int, _ sentence: String) {
            (self.project, self.issue, self.sentence) = (project, issue, sentence)
        }

        package var description: String { "\(project) #\(issue): \(sentence)" }
    }
}
