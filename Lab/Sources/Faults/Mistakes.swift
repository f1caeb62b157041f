extension Mistake {
    static let lateAnswer = Mistake(
        name: "A late answer is shown like any other",
        hint: "Load twice, and answer the older request.",
        inKit: "A read that is replaced is cancelled, and its answer is dropped.",
        incident: Incident("GitHawk", 549, "A late answer was shown like any other."))

    static let spinner = Mistake(
        name: "A late answer ends the spinner of a newer load",
        hint: "Load twice, and look at the spinner when the older request is answered.",
        inKit: "The answer of a replaced read reaches no code of the screen, its spinner included.",
        incident: Incident(
            "BasedHardware/omi", 11297,
            "It ended “the searching state, which by then belongs to its replacement”."))

    static let reappearing = Mistake(
        name: "A load brings back what is being deleted",
        hint: "Load, delete an item, and answer the delete first.",
        inKit: "The kit can't know it: each pattern has to remember what is being deleted.",
        incident: Incident("BasedHardware/omi", 10878, "“The deleted item reappears.”"))

    static let cancelledIsError = Mistake(
        name: "A cancelled load is shown as an error",
        hint: "Load twice: what becomes of the first load?",
        inKit: "Cancellation ends in the kit: no screen receives it.",
        incident: Incident("ruddarr", 130, "A cancelled load was shown as an error."))

    static let heldScreen = Mistake(
        name: "A request in flight holds the screen",
        hint: "Leave while an answer is awaited.",
        inKit: "A read ends with its screen. A store is held by none of its effects.",
        incident: Incident(
            "bocan-music", 279, "Requests in flight held the screen, by six handles."))

    static let twoTaps = Mistake(
        name: "Two taps open a screen twice",
        hint: "Tap twice before the answer comes.",
        inKit: "The kit can't know it: each pattern has to ask whether the screen is busy.",
        incident: Incident("WordPressAuthenticator-iOS", 453, "Two taps opened a screen twice."))

    static let wrongPlace = Mistake(
        name: "A delete that fails puts the item back in the wrong place",
        hint: "Let the delete of the first item fail.",
        inKit: "The kit can't know it: hide what is being deleted, and leave it in its place.")

    static let nextSession = Mistake(
        name: "The next session begins with what the last one left",
        hint: "Log out, and log in again.",
        inKit: "The kit can't know it: make the screens of a session when it begins.",
        incident: Incident(
            "inaturalist", 153, "The next session began with what the last one had left."))

    static let overtaking = Mistake(
        name: "Saving at each key, an older text overwrites a newer one",
        hint: "Type twice, and answer the newer save first.",
        inKit: "Writes of one id go out one after the other.")

    static let lostWrite = Mistake(
        name: "Leaving the screen cancels a write",
        hint: "Leave while a change is in flight.",
        inKit: "A write is never cancelled, whatever becomes of the screen.")
}
