import AppKit
import Elements
import Foundation
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
    private var isOneWindow: Bool { scene.id != nil }
    private let hasOneWindow: Bool

    /// Starts the app with these settings: `["link": "shop://a"]` stands for `-link shop://a` in a terminal.
    /// `information` is the app's `Info.plist`; its scene manifest says whether an iPad opens several
    /// windows.
    public init<Main: App>(
        _ main: @autoclosure () -> Main, settings: [String: String] = [:],
        information: [String: Any] = [:]
    ) {
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let allowsSeveral = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool
        NSApplication.launch()
        UIApplication.launch()
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        UserDefaults.standard.setVolatileDomain(settings, forName: UserDefaults.argumentDomain)
        let main = main()
        self.main = main
        scene = windowScene(main.body)
        hasOneWindow = scene.id != nil || allowsSeveral == false
        openWindow()
    }

    /// The window in front; an empty screen if no window is open.
    public var window: HeadlessScreen { windows.last ?? HeadlessScreen(EmptyView()) }

    /// Mistakes of this app, which Apple's frameworks would refuse.
    public var problems: [String] {
        windows.flatMap(\.problems) + NSApplication.shared.problems.read()
            + UIApplication.shared.problems.read()
    }

    /// Opens a window, if none is open or the app can have several.
    public func openWindow() {
        guard windows.isEmpty || !hasOneWindow else { return }
        let window = HeadlessScreen(scene.view) { [weak self] id in
            if self?.scene.id == id { self?.openWindow() }
        }
        windows.append(window)
        NSApplication.shared.windows.append(NSWindow { window.isModal })
    }

    /// Closes the window in front. An app of a single window quits then.
    public func closeWindow() {
        _ = windows.popLast()
        _ = NSApplication.shared.windows.popLast()
        if isOneWindow { quit() }
    }

    /// A person opens an address in another app, and the system hands it to this app.
    ///
    /// The single window of a Mac gets no addresses: its delegate does. If the scene or the view does not say
    /// that it handles them, SwiftUI may close the window for a new one, and the app ends with it.
    public func open(_ address: String) {
        guard isOneWindow, let url = URL(string: address) else {
            openWindow()
            return window.open(address)
        }
        let mac = NSApplication.shared
        if !scene.handledEvents.contains("*") || windows.contains(where: { !$0.handlesEvents }) {
            mac.problems.report("a link may close the window that does not say it handles links")
        }
        mac.delegate?.application(mac, open: [url])
    }

    /// Quits the app from the Dock, while another app is in front.
    public func quit() {
        leave()
        NSApplication.shared.terminate(nil)
    }

    /// Another app comes to the front. On a Mac, the windows stay where they are.
    public func leave() { NSApplication.shared.deactivate() }

    /// True if the app is in front of the others.
    public var isActive: Bool { NSApplication.shared.isActive }

    public var hasEnded: Bool { NSApplication.shared.hasEnded }
    /// True while the app has been asked to quit, and has not said whether it can.
    public var isQuitting: Bool { NSApplication.shared.isAwaitingReply }

    /// Leaves the app for another one, or comes back to it.
    public func moveToBackground(_ isBackground: Bool) {
        for window in windows { window.moveToBackground(isBackground) }
    }

    /// True if the app has asked for time in the background, and has not given it back.
    public var hasBackgroundTime: Bool { UIApplication.shared.hasBackgroundTasks }
    public func endBackgroundTime() { UIApplication.shared.endBackgroundTime() }
}
