/// What `?` shows: how to read the screen, and the keys.
struct HelpPage {
    private let bindings: [KeyBinding]

    init(_ bindings: [KeyBinding]) {
        self.bindings = bindings
    }

    func lines(in size: Size) -> [StyledLine] {
        var lines = [StyledLine(" How to play", .strong), StyledLine()]
        for paragraph in Self.paragraphs {
            lines += TextWidth.wrapped(paragraph, to: size.columns - 2).map { StyledLine(" \($0)") }
            lines.append(StyledLine())
        }
        lines.append(StyledLine(" Any key goes back.", .strong))
        return lines
    }

    private static let paragraphs = [
        "Each key goes to both patterns. Nothing is answered until you answer it: choose an open "
            + "request by Tab or by its number, then o lets it succeed, f lets it fail, and F asks "
            + "what the failure says. Answer in any order you like.",
        "* marks what the last step changed. ≠ and a bar across the top mark a difference between "
            + "the patterns; there should never be one.",
        "Left, methods are the calls that have not ended, writes what each write to the state made "
            + "visible. Right, effects are those that run, reduced the intents and actions that "
            + "the reducer was given.",
        "← and → go through the history, Home and End to its ends. MVVM is played anew up to that "
            + "step, MVI shows the states that it recorded, and the two are compared. A new step "
            + "forgets those that came after; u forgets the last.",
        "s saves the steps as a scenario, which “DemoCLI compare FILE” plays too; l loads one; g "
            + "goes to another feature, whose session stays as you left it. Control-L draws the "
            + "screen anew; Control-Z stops the program, fg resumes it.",
    ]
}
