package import Elements
public import SwiftUI
public import UIKit

/// Views without a screen: what a user would see, as text, and what a user can do.
@MainActor
public final class HeadlessScreen {
    private let running: any Stage
    /// The views after all updates and animations have ended.
    var stage: any Stage {
        Self.endAnimations()
        running.update()
        return running
    }

    /// Whether `onChange` runs on covered pages and in tabs that are not in front. Apple's
    /// documentation does not say, so tests try both.
    public static var changesBehind: Bool {
        get { Host.changesBehind }
        set { Host.changesBehind = newValue }
    }

    /// Lets time pass until, on all screens, each closing alert or sheet has closed.
    public static func endAnimations() { Host.endAnimations() }
    /// False while the app is left or interrupted. A user can do nothing in it during that time.
    public internal(set) var isActive = true

    /// With `hasLargestType`, a view that does not scroll and buttons side by side are reported as
    /// problems. `openWindow` opens another window of an app.
    public init<Content: View>(
        _ view: Content, hasLargestType: Bool = false,
        openWindow: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        running = Host(view, hasLargestType: hasLargestType, openWindow: openWindow)
        running.update()
    }

    /// A screen with this controller. The controller appears at once or, if `isHidden`, when
    /// `appear()` is called.
    public init(_ controller: UIViewController, isHidden: Bool = false) {
        running = UIWindow(controller)
        if !isHidden { appear() }
    }

    public func appear() { (running as? UIWindow)?.appear() }

    /// Chooses the largest text size in the settings, or the usual size again.
    public func chooseLargestType(_ isLargest: Bool = true) {
        (stage as? UIWindow)?.hasLargestType = isLargest
    }

    /// All that a user sees, one line for each element.
    public var tree: String { shown.flatMap { $0.lines() }.joined(separator: "\n") }

    /// All elements, and the alerts and sheets over them.
    package var content: (elements: [Element], presented: [Element]) {
        (stage.elements, stage.presented)
    }

    /// Performs an action of a user.
    package func act(_ action: @MainActor () -> Void) { stage.act(action) }

    /// Mistakes in these views that Apple's frameworks would refuse.
    public var problems: [String] { stage.problems.read() }

    /// The problems of all screens that no test has read. Such a problem fails a test.
    public static func takeUnreadProblems() -> [String] { Problems.takeUnread() }

    /// True if a sheet or an alert is open.
    var isModal: Bool { !running.presented.isEmpty }

    /// True if the view declares that it handles each link.
    var handlesEvents: Bool { (running as? SwiftUI.Host)?.handlesEvents ?? false }

    /// Announcements for VoiceOver, oldest first.
    public var announcements: [String] { stage.announcements }

    /// How often each kind of body was evaluated so far.
    public var evaluations: [String: Int] { stage.evaluations }
}
