import Domain
public import Presentation

/// Items are listed by id, the selected one in brackets; `…` is the spinner, `!` the error.
extension ItemsScenario {
    nonisolated public static func summary(_ state: ItemsState) -> String {
        var words = state.visibleItems.map { $0 == state.selectedItem ? "[\($0.id)]" : $0.id }
        if state.isLoading { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated public static let rules: [Rule<ItemsScenario>] = [
        Rule(
            "a load shows the spinner, clears the old error and keeps the old items",
            """
            load                    | …
            answer 1 ok             | a b c
            load                    | a b c …
            answer 2 fail Offline.  | a b c ! Offline.
            load                    | a b c …
            answer 3 ok             | a b c
            """),
        Rule(
            "a load that fails shows its message and keeps the items",
            """
            load                    | …
            answer 1 fail Offline.  | ! Offline.
            load                    | …
            answer 2 ok             | a b c
            load                    | a b c …
            answer 3 fail Offline.  | a b c ! Offline.
            """),
        Rule(
            "the newest load wins when the older one answers last",
            """
            load                    | …
            answer 1 ok             | a b c
            load                    | a b c …
            delete a                | b c …
            answer 3 ok             | b c …
            load                    | b c …
            answer 4 ok             | b c
            answer 2 ok             | b c
            """),
        Rule(
            "the newest load wins when the older one answers first",
            """
            load                    | …
            load                    | …
            answer 1 ok             | …
            answer 2 fail Offline.  | ! Offline.
            """),
        Rule(
            "an older load that fails is not shown and does not stop the spinner",
            """
            load                    | …
            load                    | …
            answer 1 fail Too late. | …
            answer 2 ok             | a b c
            """),
        Rule(
            "of three loads only the third counts, in whatever order they answer",
            """
            load                    | …
            load                    | …
            answer 1 ok             | …
            load                    | …
            answer 2 fail Too late. | …
            answer 3 ok             | a b c
            """),
        Rule(
            "tapping selects, tapping another one selects that, and clearing deselects",
            """
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            select c                | a b [c]
            deselect                | a b c
            deselect                | a b c
            """),
        Rule(
            "what is not there can't be selected",
            """
            select a                |
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            select x                | a [b] c
            delete c                | a [b]
            select c                | a [b]
            answer 2 ok             | a [b]
            select c                | a [b]
            """),
        Rule(
            "a selection stays through a load that still holds the item",
            """
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            load                    | a [b] c …
            answer 2 ok             | a [b] c
            """),
        Rule(
            "a delete shows at once, and deselects what it deletes",
            """
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            delete b                | a c
            answer 2 ok             | a c
            load                    | a c …
            answer 3 ok             | a c
            """),
        Rule(
            "a delete keeps another selection",
            """
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            delete a                | [b] c
            answer 2 ok             | [b] c
            """),
        Rule(
            "two taps are one delete",
            """
            load                    | …
            answer 1 ok             | a b c
            delete b                | a c
            delete b                | a c
            answer 2 ok             | a c
            delete b                | a c
            load                    | a c …
            answer 3 ok             | a c
            """),
        Rule(
            "what is not there can't be deleted",
            """
            delete a                |
            load                    | …
            answer 1 ok             | a b c
            delete x                | a b c
            delete a                | b c
            answer 2 ok             | b c
            """),
        Rule(
            "a delete that fails puts the item back in its place and shows the error",
            """
            load                    | …
            answer 1 ok             | a b c
            delete b                | a c
            answer 2 fail Refused.  | a b c ! Refused.
            clear-error             | a b c
            delete b                | a c
            answer 3 ok             | a c
            """),
        Rule(
            "an item that comes back after a failed delete is not selected any more",
            """
            load                    | …
            answer 1 ok             | a b c
            select b                | a [b] c
            delete b                | a c
            answer 2 fail Refused.  | a b c ! Refused.
            """),
        Rule(
            "several deletes fail and succeed independently, each item back in its own place",
            """
            load                    | …
            answer 1 ok             | a b c
            delete a                | b c
            delete b                | c
            delete c                |
            answer 4 fail Refused.  | c ! Refused.
            answer 3 ok             | c ! Refused.
            answer 2 fail Not this. | a c ! Not this.
            """),
        Rule(
            "a load answered during a delete does not bring the item back",
            """
            load                    | …
            answer 1 ok             | a b c
            delete b                | a c
            load                    | a c …
            answer 3 ok             | a c
            answer 2 ok             | a c
            """),
        Rule(
            "a load answered during a delete that then fails does not lose the item",
            """
            load                    | …
            answer 1 ok             | a b c
            delete b                | a c
            load                    | a c …
            answer 3 ok             | a c
            answer 2 fail Refused.  | a b c ! Refused.
            """),
        Rule(
            "a load opened before a delete was acknowledged does not bring the item back",
            """
            load                    | …
            answer 1 ok             | a b c
            load                    | a b c …
            delete b                | a c …
            answer 3 ok             | a c …
            answer 2 ok             | a c
            """),
        Rule(
            "a load that fails after a delete was acknowledged brings nothing back",
            """
            load                    | …
            answer 1 ok             | a b c
            load                    | a b c …
            delete b                | a c …
            answer 3 ok             | a c …
            answer 2 fail Offline.  | a c ! Offline.
            load                    | a c …
            answer 4 ok             | a c
            """),
        Rule(
            "an error of a delete outlives a load that was opened before it",
            """
            load                    | …
            answer 1 ok             | a b c
            delete b                | a c
            load                    | a c …
            answer 2 fail Refused.  | a b c … ! Refused.
            answer 3 ok             | a b c ! Refused.
            """),
        Rule(
            "clearing removes the error and nothing else",
            """
            clear-error             |
            load                    | …
            answer 1 ok             | a b c
            select a                | [a] b c
            load                    | [a] b c …
            delete b                | [a] c …
            answer 3 fail Refused.  | [a] b c … ! Refused.
            clear-error             | [a] b c …
            """),
    ]
}
