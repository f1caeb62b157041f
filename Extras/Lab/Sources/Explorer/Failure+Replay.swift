import Scenarios

extension Failure {
    /// A shell command that plays the steps again, in both patterns.
    package var replay: String {
        let lines = scenario.replacing("'", with: #"'\''"#).replacing("\n", with: "' '")
        return "printf '%s\\n' '\(lines)' | "
            + "swift run --package-path Extras/Lab Lab compare - --feature \(Feature.name)"
            + " --cancellation \(cancellation)"
    }
}
