import AppKit
import Elements
import Foundation
public import Network
public import SwiftUI
import UIKit

/// An app from its first line to quitting: its windows, and what the system and a person do to it.
///
/// As on a Mac, it has windows and is asked before it ends; as on an iPhone, it leaves the foreground.
@MainActor
public final class HeadlessApp {
    public private(set) var windows: [HeadlessScreen] = []
    private let main: any App
    private let scene: any WindowScene

    /// Starts it with these settings: `["link": "shop://a"]` is `-link shop://a` in a terminal.
    public init<Main: App>(
        _ main: @autoclosure () -> Main, settings: [String: String] = [:]
    ) {
        NSApplication.launch()
        UIApplication.launch()
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        UserDefaults.standard.setVolatileDomain(settings, forName: UserDefaults.argumentDomain)
        let main = main()
        self.main = main
        scene = windowScene(main.body)
        openWindow()
    }

    /// The window in front; without one there is nothing to be seen.
    public var window: HeadlessScreen { windows.last ?? HeadlessScreen(EmptyView()) }

    /// What Apple's frameworks would refuse of this app.
    public var problems: [String] {
        windows.flatMap(\.problems) + NSApplication.shared.problems.read()
            + UIApplication.shared.problems.read()
    }

    /// Opens another window, if the scene has more than one.
    public func openWindow() {
        guard windows.isEmpty || !scene.isSingle else { return }
        windows.append(
            HeadlessScreen(scene.view) { [weak self] id in
                if self?.scene.id == id { self?.openWindow() }
            })
    }

    /// Closes the window in front. An app of a single window quits then.
    public func closeWindow(answering button: String? = nil) {
        _ = windows.popLast()
        if scene.isSingle { quit(answering: button) }
    }

    /// Opens an address in another app, from where the system hands it to this one.
    public func open(_ address: String) {
        openWindow()
        window.open(address)
    }

    /// Quits from the Dock, and answers the alert by which the app may ask whether to.
    public func quit(answering button: String? = nil) {
        NSApplication.shared.isActive = false
        NSApplication.shared.answer = button
        NSApplication.shared.terminate(nil)
    }

    public var hasEnded: Bool { NSApplication.shared.hasEnded }
    /// The app has not yet said whether it can end.
    public var isQuitting: Bool { NSApplication.shared.isAwaitingReply }
    /// The alerts over all windows that were shown so far.
    public var asked: [String] { NSApplication.shared.asked }

    /// Leaves the app for another one, or comes back to it.
    public func moveToBackground(_ isBackground: Bool) {
        for window in windows { window.moveToBackground(isBackground) }
    }

    /// The app has asked for time in the background, and has not given it back.
    public var hasBackgroundTime: Bool { UIApplication.shared.hasBackgroundTasks }
    public func endBackgroundTime() { UIApplication.shared.endBackgroundTime() }

    /// The connection to the network changes, in this order.
    public func changePaths(to statuses: [NWPath.Status]) {
        statuses.forEach(NWPathMonitor.change)
    }
}

@MainActor
private func windowScene<Body: Scene>(_ scene: Body) -> any WindowScene {
    (scene as? any WindowScene) ?? windowScene(scene.body)
}
