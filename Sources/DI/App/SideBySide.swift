import Presentation

/// The two patterns of the app. Both have the same data, and only one of them runs at a time.
package enum AppPattern: String, CaseIterable {
    case mvvm = "MVVM"
    case mvi = "MVI"
}

extension RunningApp {
    package var pattern: AppPattern { root is AppViewModel ? .mvvm : .mvi }

    /// Finishes the writes, and then runs the app in this pattern, which opens where the user was. If a
    /// write fails, the app stays in the old pattern and shows the error.
    ///
    /// If this is called again during the wait, the second call changes nothing. Only writes are waited
    /// for: a login in flight is cancelled, as when the app quits.
    package func run(_ pattern: AppPattern) async {
        guard await finishWrites(), pattern != self.pattern else { return }
        let link = root.state.link
        let next: any AppScreen =
            pattern == .mvvm ? container.makeAppViewModel() : container.makeAppStore()
        root = next
        places = PlaceKeeper(of: { next.place }, in: container)
        next.start()
        if let link { next.openLink(link) }
    }
}
