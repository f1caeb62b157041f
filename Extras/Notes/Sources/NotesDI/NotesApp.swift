#if canImport(SwiftUI)
import DI
import Dispatch
import Foundation
import Network
import NotesPresentation
public import SwiftUI

/// The app with MVVM, ready to run: call `NotesMVVMApp.main()` in the file `main.swift` of an app.
public struct NotesMVVMApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("Notes", over: NotesContainer.ofApp) {
        $0.makeAppViewModel()
    } content: { container, viewModel, _ in
        NotesAppMVVMView(viewModel: viewModel).modifier(ResumesSync(container))
    }

    public init() {}

    public var body: some Scene { scene }
}

/// The app with MVI, ready to run: call `NotesMVIApp.main()` in the file `main.swift` of an app.
public struct NotesMVIApp: App {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    @NSApplicationDelegateAdaptor private var delegate: QuitDelegate
    #endif
    private let scene = RunningScene("Notes", over: NotesContainer.ofApp) {
        $0.makeAppStore()
    } content: { container, store, _ in
        NotesAppMVIView(store: store).modifier(ResumesSync(container))
    }

    public init() {}

    public var body: some Scene { scene }
}

/// Syncs the notes when the app comes to the front, and when the connection is back.
private struct ResumesSync: ViewModifier {
    private let container: NotesContainer
    private let connection: ConnectionMonitor
    @Environment(\.scenePhase) private var scenePhase

    init(_ container: NotesContainer) {
        self.container = container
        connection = ConnectionMonitor { Task { await container.resumeSync() } }
    }

    func body(content: Content) -> some View {
        content.onChange(of: scenePhase) {
            if scenePhase == .active { Task { await container.resumeSync() } }
        }
    }
}

/// Calls `restored` when a lost connection is back. The monitor of the system also reports other events,
/// such as the change from Wi-Fi to a mobile network.
@MainActor
final class ConnectionMonitor {
    private let monitor = NWPathMonitor()
    private var isConnected = true

    init(restored: @escaping @MainActor () -> Void) {
        monitor.pathUpdateHandler = { [weak self] path in
            let isConnected = path.status == .satisfied
            MainActor.assumeIsolated {
                if isConnected, self?.isConnected == false { restored() }
                self?.isConnected = isConnected
            }
        }
        monitor.start(queue: .main)
    }

    deinit { monitor.cancel() }
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
