import AppKit
import Elements
import Foundation
public import SwiftUI
import UIKit

/// An app from its start to its end: its windows, and what the system and a user do to it.
///
/// As on a Mac, the app has windows and is asked before it quits. As on an iPhone, it can leave the
/// foreground.
@MainActor
public final class HeadlessApp {
    public private(set) var windows: [HeadlessScreen] = []
    private let main: any App
    private let scene: any WindowScene
    private var isOneWindow: Bool { scene.id != nil }
    private let hasOneWindow: Bool

    /// Starts the app with these settings: `["link": "shop://a"]` stands for `-link shop://a` in a
    /// terminal. `information` is the app's `Info.plist`. Its scene manifest says whether an iPad opens
    /// several windows.
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

    /// Mistakes of this app that Apple's frameworks would refuse.
    public var problems: [String] {
        windows.flatMap(\.problems) + NSApplication.shared.problems.read()
            + UIApplication.shared.problems.read()
    }

    /// Opens a window, unless the app has its only window open.
    public func openWindow() {
        guard windows.isEmpty || !hasOneWindow else { return }
        let window = HeadlessScreen(scene.view) { [weak self] id in
            if self?.scene.id == id { self?.openWindow() }
        }
        windows.append(window)
        NSApplication.shared.windows.append(NSWindow { window.isModal })
    }

    /// Closes the window in front. An app with a single window then quits.
    public func closeWindow() {
        _ = windows.popLast()
        _ = NSApplication.shared.windows.popLast()
        if isOneWindow { quit() }
    }

    /// Opens an address as if the user had tapped it in another app.
    ///
    /// On a Mac, the delegate of an app with a single window gets the address, not the window. Unless the
    /// scene and the view declare that they handle addresses, SwiftUI may close the window to open a new
    /// one, and the app ends.
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

    /// Quits the app from the Dock while another app is in front.
    public func quit() {
        leave()
        NSApplication.shared.terminate(nil)
    }

    /// Brings another app to the front. On a Mac, the windows of this app stay open.
    public func leave() { NSApplication.shared.deactivate() }

    /// True if the app is in front of other apps.
    public var isActive: Bool { NSApplication.shared.isActive }

    public var hasEnded: Bool { NSApplication.shared.hasEnded }
    /// True after the app was asked to quit, until it replies.
    public var isQuitting: Bool { NSApplication.shared.isAwaitingReply }

    /// Leaves the app for another one, or comes back to it.
    public func moveToBackground(_ isBackground: Bool) {
        for window in windows { window.moveToBackground(isBackground) }
    }

    /// True if the app has requested time in the background and has not ended it.
    public var hasBackgroundTime: Bool { UIApplication.shared.hasBackgroundTasks }
    public func endBackgroundTime() { UIApplication.shared.endBackgroundTime() }
}
