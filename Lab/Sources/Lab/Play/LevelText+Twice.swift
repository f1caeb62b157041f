extension LevelText {
    static let twice = [
        LevelText(
            world: .twice, mistake: "Two taps open a screen twice",
            title: "Once too often",
            story: "The form is filled in. You are impatient, and your thumb is fast.",
            hint: "Tap Log in twice before anything comes back. Then send back both.",
            moral: """
                Two taps, two questions, two answers: the right phone opens the next page twice. \
                With a button called Pay, that is two payments.
                """,
            mvvm: """
                 func submit() {
                -    guard state.session == nil, state.startSubmitting() else { return }
                +    guard state.isEditable, state.startSubmitting() else { return }
                     let login = Task { [weak self] in
                         let session = try await useCases.logIn.execute(credentials)
                """,
            mvi: """
                 case .submitTapped:
                -    guard state.session == nil else { return .none }
                +    guard state.isEditable else { return .none }
                     state.isSubmitting = true
                """),
        LevelText(
            world: .twice, mistake: "Saving at each key, an older text overwrites a newer one",
            title: "The older word wins",
            story:
                "A shopping list that is saved as you type. Below each phone stands what its server has.",
            hint:
                "Type twice. Send back the newer save first, then the older, until nothing is open.",
            moral: """
                Both phones show your last words. But on the right both saves were on their way at \
                once, the older arrived last, and the server keeps what you had already changed. \
                The left phone sends the second save when the first is done.
                """,
            mvvm: """
                 func type(_ text: String) {
                     state.startSaving(text, of: id, original: original)
                -    Task { [weak self, useCases, session = state.session] in
                +    saving = Task { [before = saving] in
                +        await before?.value
                         try await useCases.save.execute(
                """,
            mvi: """
                 case .textChanged(let text):
                     state.edit(text)
                -    return .run { [id] _ in try await save(id, text) }
                +    return .write(.save(id)) { try await save(id, text) }
                """),
    ]
}
