extension LevelText {
    static let late = [
        LevelText(
            world: .late, mistake: "A late answer is shown like any other",
            title: "The ghost answer",
            story: "A list of people. Both phones do what you do. One of them has a mistake.",
            lesson: [
                "Ask for the list: press ↻ on a phone, or pull its list down.",
                "Your question is on its way to the server. You are impatient: press ↻ again.",
                "The first question is cancelled: nobody waits for it. Send back 2, which finds three people.",
                "But servers answer all the same. Now send back 1, which found only two.",
            ],
            hint: "Ask twice. Send back the newer question first, then the older one.",
            moral: """
                You asked twice, and the newer answer came first. Then the older one arrived, and \
                the right phone showed it as if it were the news. A person has vanished from the \
                list, and nothing says so.
                """,
            mvvm: """
                 loading?.cancel()
                 loading = Task { [weak self, useCases] in
                     let users = try await useCases.getUsers.execute()
                -    self?.state.show(users)
                +    if !Task.isCancelled { self?.state.show(users) }
                 }
                """,
            mvi: """
                 case .loadRequested:
                     state.isLoading = true
                -    return .run { await .loadResponse(getUsers()) }
                +    return .read(.load, getUsers, as: Action.loadResponse)
                """),
        LevelText(
            world: .late, mistake: "A late answer ends the spinner of a newer load",
            title: "The spinner that gave up",
            story: "The team has learnt: late answers are thrown away now. Almost.",
            hint: "A spinner should turn as long as an answer is awaited. Ask twice, and watch it.",
            moral: """
                The late answer was thrown away, but it took the spinner with it. The right phone \
                looks finished while it still waits: an empty list that is not empty.
                """,
            mvvm: """
                 let users = try await useCases.getUsers.execute()
                 guard !Task.isCancelled else {
                -    self?.state.isLoading = false
                     return
                 }
                 self?.state.show(users)
                """,
            mvi: """
                 case .loadResponse(let number, let result):
                -    state.isLoading = false
                     guard number == state.newestLoad else { return .none }
                +    state.isLoading = false
                     state.show(result)
                """),
        LevelText(
            world: .late, mistake: "A cancelled load is shown as an error",
            title: "An error that nobody made",
            story:
                "When you ask again, the older question is cancelled. That is not an error. Is it?",
            hint: "Ask twice, so that the first question is crossed out. Then send it back.",
            moral: """
                You only asked again. The app cancelled its own older question, then took its own \
                cancelling for a failure, and bothers you with an alert.
                """,
            mvvm: """
                 do {
                     let users = try await useCases.getUsers.execute()
                -    try Task.checkCancellation()
                +    guard !Task.isCancelled else { return }
                     self?.state.show(users)
                 } catch {
                +    guard !Task.isCancelled else { return }
                """,
            mvi: """
                 } catch {
                -    send(.loadFailed("Try again."))
                +    if !Task.isCancelled { send(.loadFailed("Try again.")) }
                 }
                """),
    ]
}
