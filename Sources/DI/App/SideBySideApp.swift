#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns, ready to run: `SideBySideApp.main()` in an app's `main.swift`.
public struct SideBySideApp: App {
    private let container = Container.inMemory(
        accounts: LoginScenario.sampleContent, items: ItemsScenario.sampleContent,
        users: UsersScenario.sampleContent)

    public init() {}

    public var body: some Scene {
        WindowGroup("SideBySide") {
            SideBySideView(container: container)
        }
    }
}
#endif
