extension NotesScenario {
    nonisolated static let deletingRules: [Rule<NotesScenario>] = [
        Rule(
            "a delete shows at once, and a snapshot that was on its way does not bring the note back",
            """
            \(loaded)
            delete n1          | n2 Call Bo …
            answer 3 ok        | n2 Call Bo
            answer 2 late      | n2 Call Bo
            answer 4 ok        | n2 Call Bo
            delete n1          | n2 Call Bo
            """),
        Rule(
            "a delete that fails brings the note back with what was typed",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            delete n1          | n2 Call Bo …
            answer 4 fail Full. | n1* a · n2 Call Bo ! Full.
            leave              | n1* a · n2 Call Bo … ! Full.
            """),
        Rule(
            "a delete waits for the save of its note, and so comes after it",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            close              | n1* a · n2 Call Bo …
            delete n1          | n2 Call Bo …
            answer 4 ok        | n2 Call Bo …
            answer 5 ok        | n2 Call Bo
            answer 2 ok        | n2 Call Bo
            """),
        Rule(
            "a new note that was never saved is deleted without asking, whatever else is being saved",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            add n3             | n1* a · n2 Call Bo · [n3]*+ …
            type b             | n1* a · n2 Call Bo · [n3]*+ b …
            delete n3          | n1* a · n2 Call Bo …
            answer 4 ok        | n1 a · n2 Call Bo
            """),
        Rule(
            "a new note is deleted without asking before the first notes have come, too",
            """
            add n3             | [n3]*+
            type b             | [n3]*+ b
            delete n3          |
            """),
        Rule(
            "what comes from elsewhere while a text is typed is not deleted unseen, but in conflict",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            answer 2 changed n1 b | [n1]* a · n2 Call Bo
            delete n1            | n2 Call Bo …
            answer 5 ok          | n2 Call Bo
            answer 4 ok          | n2 Call Bo
            answer 6 ok          | n1≠ b · n2 Call Bo
            """),
        Rule(
            "what was deleted elsewhere needs no delete, and no error",
            """
            \(loaded)
            delete n1          | n2 Call Bo …
            answer 2 gone n1   | n2 Call Bo …
            answer 3 ok        | n2 Call Bo
            """),
    ]

    nonisolated static let helpRules: [Rule<NotesScenario>] = [
        Rule(
            "a rejected note says why; it can be sent again",
            """
            \(loaded)
            answer 2 rejected n1 No. | n1! Buy milk · n2 Call Bo
            retry n1                 | n1! Buy milk · n2 Call Bo …
            retry n1                 | n1! Buy milk · n2 Call Bo …
            discard n1               | n1! Buy milk · n2 Call Bo …
            answer 4 ok              | n1! Buy milk · n2 Call Bo
            answer 3 ok              | n1+ Buy milk · n2 Call Bo
            retry n1                 | n1+ Buy milk · n2 Call Bo
            """),
        Rule(
            "in a conflict, retrying keeps the user's text, what was just typed included",
            """
            \(loaded)
            open n1                  | [n1] Buy milk · n2 Call Bo
            answer 2 conflict n1 Oil | [n1]≠ Buy milk · n2 Call Bo
            type a                   | [n1]*≠ a · n2 Call Bo
            retry n1                 | [n1]*≠ a · n2 Call Bo …
            answer 5 ok              | [n1]≠ a · n2 Call Bo …
            answer 6 ok              | [n1]≠ a · n2 Call Bo
            answer 3 ok              | [n1]+ a · n2 Call Bo
            """),
        Rule(
            "in a conflict, discarding keeps the other text, whatever was typed",
            """
            \(loaded)
            open n1                  | [n1] Buy milk · n2 Call Bo
            answer 2 conflict n1 Oil | [n1]≠ Buy milk · n2 Call Bo
            type a                   | [n1]*≠ a · n2 Call Bo
            discard n1               | [n1]≠ Buy milk · n2 Call Bo …
            answer 5 fail Full.      | [n1]≠ Buy milk · n2 Call Bo ! Full.
            discard n1               | [n1]≠ Buy milk · n2 Call Bo … ! Full.
            answer 6 ok              | [n1]≠ Buy milk · n2 Call Bo ! Full.
            answer 3 ok              | [n1] Oil · n2 Call Bo ! Full.
            """),
        Rule(
            "a note that nobody has rejected can't be discarded",
            """
            \(loaded)
            discard n1               | n1 Buy milk · n2 Call Bo
            retry n1                 | n1 Buy milk · n2 Call Bo
            """),
    ]
}
