extension NotesScenario {
    nonisolated static let typingRules: [Rule<NotesScenario>] = [
        Rule(
            "what is typed shows at once, and is saved when nothing has been typed for a while",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type Buy        | [n1]* Buy · n2 Call Bo
            type Buy oil    | [n1]* Buy oil · n2 Call Bo
            answer 3 ok     | [n1]* Buy oil · n2 Call Bo
            answer 4 ok     | [n1]* Buy oil · n2 Call Bo …
            answer 5 ok     | [n1] Buy oil · n2 Call Bo
            answer 2 ok     | [n1]+ Buy oil · n2 Call Bo
            answer 6 synced | [n1] Buy oil · n2 Call Bo
            """),
        Rule(
            "closing the editor, opening another note and leaving save at once",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type a          | [n1]* a · n2 Call Bo
            open n2         | n1* a · [n2] Call Bo …
            type b          | n1* a · [n2]* b …
            close           | n1* a · n2* b …
            answer 6 ok     | n1* a · n2 b …
            answer 4 ok     | n1 a · n2 b
            open n1         | [n1] a · n2 b
            type c          | [n1]* c · n2 b
            leave           | [n1]* c · n2 b …
            answer 8 ok     | [n1] c · n2 b
            """),
        Rule(
            "a snapshot changes neither what is being typed nor what was just saved",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            answer 2 ok          | [n1]* a · n2 Call Bo
            leave                | [n1]* a · n2 Call Bo …
            answer 4 ok          | [n1]* a · n2 Call Bo …
            answer 5 ok          | [n1] a · n2 Call Bo
            answer 6 late        | [n1] a · n2 Call Bo
            answer 7 ok          | [n1]+ a · n2 Call Bo
            answer 8 changed n1 d | [n1] d · n2 Call Bo
            """),
        Rule(
            "what comes from elsewhere while another text is typed is not overwritten, but in conflict",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            answer 2 changed n1 b | [n1]* a · n2 Call Bo
            type ac              | [n1]* ac · n2 Call Bo
            leave                | [n1]* ac · n2 Call Bo …
            answer 6 ok          | [n1] ac · n2 Call Bo
            answer 4 ok          | [n1]≠ ac · n2 Call Bo
            open n2              | n1≠ ac · [n2] Call Bo
            type d               | n1≠ ac · [n2]* d
            answer 7 gone n2     | n1≠ ac · [n2]*+ d
            leave                | n1≠ ac · [n2]*+ d …
            answer 10 ok         | n1≠ ac · [n2]+ d
            answer 9 ok          | n1≠ ac · [n2]≠ d
            """),
        Rule(
            "of one's own texts each takes the place of the one before, however far that has got",
            """
            \(loaded)
            open n1              | [n1] Buy milk · n2 Call Bo
            type a               | [n1]* a · n2 Call Bo
            leave                | [n1]* a · n2 Call Bo …
            type b               | [n1]* b · n2 Call Bo …
            answer 4 ok          | [n1]* b · n2 Call Bo
            answer 2 synced      | [n1]* b · n2 Call Bo
            leave                | [n1]* b · n2 Call Bo …
            answer 7 ok          | [n1] b · n2 Call Bo
            answer 6 ok          | [n1]+ b · n2 Call Bo
            """),
        Rule(
            "the texts of a note are saved one after the other, so the last one wins",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type a          | [n1]* a · n2 Call Bo
            leave           | [n1]* a · n2 Call Bo …
            type b          | [n1]* b · n2 Call Bo …
            leave           | [n1]* b · n2 Call Bo …
            answer 4 ok     | [n1]* b · n2 Call Bo …
            answer 6 ok     | [n1] b · n2 Call Bo
            answer 2 ok     | [n1]+ b · n2 Call Bo
            """),
        Rule(
            "a new note is in the list, and stays there when it has a text",
            """
            \(loaded)
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            close           | n1 Buy milk · n2 Call Bo
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            type Hi         | n1 Buy milk · n2 Call Bo · [n3]*+ Hi
            close           | n1 Buy milk · n2 Call Bo · n3*+ Hi …
            answer 4 ok     | n1 Buy milk · n2 Call Bo · n3+ Hi
            answer 2 late   | n1 Buy milk · n2 Call Bo · n3+ Hi
            answer 5 synced | n1 Buy milk · n2 Call Bo · n3 Hi
            """),
        Rule(
            "an empty text is not saved: an old note keeps what it had, and a new one vanishes",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            type            | [n1]* · n2 Call Bo
            answer 3 ok     | [n1]* · n2 Call Bo
            leave           | [n1]* · n2 Call Bo
            close           | n1 Buy milk · n2 Call Bo
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            type \u{2003}   | n1 Buy milk · n2 Call Bo · [n3]*+
            open n1         | [n1] Buy milk · n2 Call Bo
            add n3          | n1 Buy milk · n2 Call Bo · [n3]*+
            add n4          | n1 Buy milk · n2 Call Bo · [n4]*+
            """),
        Rule(
            "a note that is gone closes the editor, unless something was typed",
            """
            \(loaded)
            open n1         | [n1] Buy milk · n2 Call Bo
            answer 2 gone n1 | n2 Call Bo
            type a          | n2 Call Bo
            open n2         | [n2] Call Bo
            type b          | [n2]* b
            answer 3 gone n2 | [n2]*+ b
            """),
    ]

    nonisolated static let refusedRules: [Rule<NotesScenario>] = [
        Rule(
            "a text that can't be saved stays, and is saved when the editor is closed",
            """
            \(loaded)
            open n1            | [n1] Buy milk · n2 Call Bo
            type a             | [n1]* a · n2 Call Bo
            answer 3 ok        | [n1]* a · n2 Call Bo …
            answer 4 fail Full. | [n1]* a · n2 Call Bo ! Full.
            answer 2 ok        | [n1]* a · n2 Call Bo ! Full.
            clear-error        | [n1]* a · n2 Call Bo
            close              | n1* a · n2 Call Bo …
            answer 6 fail Full. | n1* a · n2 Call Bo ! Full.
            open n1            | [n1]* a · n2 Call Bo … ! Full.
            answer 7 ok        | [n1] a · n2 Call Bo ! Full.
            """),
        Rule(
            "a text that can't be saved is saved again, or discarded, when the user says so",
            """
            \(loaded)
            add n3             | n1 Buy milk · n2 Call Bo · [n3]*+
            type a             | n1 Buy milk · n2 Call Bo · [n3]*+ a
            close              | n1 Buy milk · n2 Call Bo · n3*+ a …
            answer 4 fail Full. | n1 Buy milk · n2 Call Bo · n3*+ a ! Full.
            retry n3           | n1 Buy milk · n2 Call Bo · n3*+ a … ! Full.
            answer 5 fail Full. | n1 Buy milk · n2 Call Bo · n3*+ a ! Full.
            discard n3         | n1 Buy milk · n2 Call Bo ! Full.
            """),
    ]
}
