extension LevelText {
    static let leaving = [
        LevelText(
            world: .leaving, mistake: "A request in flight holds the screen",
            title: "The screen that stayed",
            story: "A screen has a back button now. When you go back, it should be gone.",
            hint: "Tap Log in, and go back before the answer comes.",
            moral: """
                You went back, but on the right the screen is not gone: it lives on, unseen, until \
                its answer comes. Then it logs you in, on a screen that you have left.
                """,
            mvvm: """
                 func submit() {
                     guard state.isEditable, state.startSubmitting() else { return }
                -    Task {
                -        let session = try await useCases.logIn.execute(state.credentials)
                -        state.show(session)
                +    login = Task { [weak self, useCases] in
                +        let session = try await logIn(credentials)
                +        self?.state.show(session)
                """,
            mvi: """
                 func run(_ effect: Effect<Action>) {
                -    Task { send(await effect.action()) }
                +    Task { [weak self] in
                +        let action = await effect.action()
                +        self?.send(action)
                +    }
                """),
        LevelText(
            world: .leaving, mistake: "Leaving the screen cancels a write",
            title: "The unsaved note",
            story: "Tidy programmers cancel everything when a screen goes. Everything?",
            hint:
                "Type, and go back before the save has come through. Then send back what is left.",
            moral: """
                You saw your text on the screen and went back. The right phone cancelled the save \
                on the way out: your words never arrived, and nobody told you. What only reads may \
                be cancelled. What you did must not.
                """,
            mvvm: """
                 deinit {
                     observing?.cancel()
                -    saving?.cancel()
                 }
                """,
            mvi: """
                 case .textChanged(let text):
                     state.edit(text)
                -    return .read(.save(id)) { try await save(id, text) }
                +    return .write(.save(id)) { try await save(id, text) }
                """),
        LevelText(
            world: .leaving, mistake: "The next session begins with what the last one left",
            title: "Somebody else's list",
            story: "Al is logged in, on a phone that he shares with Bo. Log out, and hand it over.",
            hint: "Log out, log in as Bo, and send back the answer.",
            moral: """
                Bo logs in and sees Al's list. The right phone made its screens once and kept them, \
                with all that they held. In a bank, that is in the newspaper.
                """,
            mvvm: """
                 private func makeMain(session: Session) -> MainViewModel {
                -    let main =
                -        main
                -        ?? MainViewModel(
                -            session: session, items: ItemsViewModel(useCases: useCases.items),
                +    MainViewModel(
                +        session: session, items: ItemsViewModel(useCases: useCases.items),
                """,
            mvi: """
                 case .login(.loggedIn(let session)):
                -    state.main = state.main ?? MainState(session: session)
                +    state.main = MainState(session: session)
                 case .logOutTapped:
                +    state.main = nil
                     state.login = LoginState()
                """),
    ]
}
