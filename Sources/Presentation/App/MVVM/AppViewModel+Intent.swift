extension AppViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: AppIntent) -> WorkHandle {
        switch (intent, screen) {
        case (.login(let intent), .login(let login)): return login.perform(intent)
        case (.main(let intent), .main(let main)): return main.perform(intent)
        case (.logOutTapped, _): logOut()
        case (.login, .main), (.main, .login): break
        }
        return WorkHandle()
    }
}

extension MainViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: MainIntent) -> WorkHandle {
        switch intent {
        case .items(let intent): return items.perform(intent)
        case .users(let intent): return users.perform(intent)
        case .counter(let intent): return counter.perform(intent)
        case .tabTapped(let tab): select(tab)
        case .backTapped: goBack()
        }
        return WorkHandle()
    }
}
