#if canImport(SwiftUI)
import Foundation
import NotesPresentation
import Presentation
public import SwiftUI

/// The app in one pattern, ready to run: call `NotesApp.main()` in the file `main.swift` of an app. The
/// argument `-pattern mvi` chooses MVI.
public struct NotesApp: App {
    private let app: Result<Running, any Error>
    private let connection: ConnectionMonitor?

    fileprivate struct Running {
        let container: NotesContainer
        let screen: any NotesAppScreen
    }

    public init() {
        app = Result {
            let container = try NotesContainer.ofApp()
            let isMVI = UserDefaults.standard.string(forKey: "pattern") == "mvi"
            let screen: any NotesAppScreen =
                isMVI ? container.makeAppStore() : container.makeAppViewModel()
            screen.start()
            return Running(container: container, screen: screen)
        }
        connection = (try? app.get()).map { app in
            ConnectionMonitor { Task { await app.container.resumeSync() } }
        }
    }

    public var body: some Scene {
        WindowGroup("Notes") { NotesAppView(app: app) }
    }
}

/// Passes the system's events to the app. If the app could not start, says why.
private struct NotesAppView: View {
    let app: Result<NotesApp.Running, any Error>
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        switch app {
        case .success(let app):
            Group {
                switch app.screen {
                case let viewModel as NotesAppViewModel: NotesAppMVVMView(viewModel: viewModel)
                case let store as NotesAppStore: NotesAppMVIView(store: store)
                default: EmptyView()
                }
            }
            .environment(\.demoLogin, app.container.demoLogin)
            .onChange(of: scenePhase) {
                if scenePhase == .active { Task { await app.container.resumeSync() } }
                if scenePhase == .background { app.screen.saveDrafts() }
            }
        case .failure(let error):
            ContentUnavailableView(
                AppTexts.dataRefused, systemImage: "externaldrive.badge.exclamationmark",
                description: Text(error.localizedDescription))
        }
    }
}

extension NotesContainer {
    /// The container of the app, with its files in Application Support. The address of the server is in an
    /// environment variable, or in a setting of the app.
    static func ofApp() throws -> NotesContainer {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "Notes", directoryHint: .isDirectory),
            server: server.map { try serverAddressOfApp($0) })
    }
}
#endif
