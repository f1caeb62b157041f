package import Elements
public import SwiftUI
public import UIKit

/// Views without a screen: what can be seen, as text, and what a person can do with it.
@MainActor
public final class HeadlessScreen {
    private let running: any Stage
    /// The views, once nothing changes any more by itself and all animations have ended.
    var stage: any Stage {
        Self.endAnimations()
        running.update()
        return running
    }

    /// Whether `onChange` runs on covered pages and in tabs that are not in front. Apple's documentation
    /// does not say.
    public static var changesBehind: Bool {
        get { Host.changesBehind }
        set { Host.changesBehind = newValue }
    }

    /// Lets time pass, so that on all screens each alert or sheet that was closing has closed.
    public static func endAnimations() { Host.endAnimations() }
    /// False while the app is left or interrupted: a person can do nothing in it then.
    public internal(set) var isActive = true

    /// With `hasLargestType`, views that do not scroll and buttons that stand side by side are reported
    /// as problems. `openWindow` opens another window of an app.
    public init<Content: View>(
        _ view: Content, hasLargestType: Bool = false,
        openWindow: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        running = Host(view, hasLargestType: hasLargestType, openWindow: openWindow)
        running.update()
    }

    /// The controller appears at once or, if `isHidden`, when `appear()` is called.
    public init(_ controller: UIViewController, isHidden: Bool = false) {
        running = UIWindow(controller)
        if !isHidden { appear() }
    }

    public func appear() { (running as? UIWindow)?.appear() }

    /// A person chooses the largest type in the settings, or the usual type again.
    public func chooseLargestType(_ isLargest: Bool = true) {
        (stage as? UIWindow)?.hasLargestType = isLargest
    }

    /// All that can be seen, a line for each element.
    public var tree: String { shown.flatMap { $0.lines() }.joined(separator: "\n") }

    /// All elements, and those that are presented over them.
    package var content: (elements: [Element], presented: [Element]) {
        (stage.elements, stage.presented)
    }

    /// Does what a person does.
    package func act(_ action: @MainActor () -> Void) { stage.act(action) }

    /// Mistakes in these views, which Apple's frameworks would refuse.
    public var problems: [String] { stage.problems.read() }

    /// The problems, on all screens, that nobody has read. Such a problem makes a test fail.
    public static func takeUnreadProblems() -> [String] { Problems.takeUnread() }

    /// True if a sheet or an alert is open.
    var isModal: Bool { !running.presented.isEmpty }

    /// True if the view says that it handles each link.
    var handlesEvents: Bool { (running as? SwiftUI.Host)?.handlesEvents ?? false }

    /// Announcements for VoiceOver, oldest first.
    public var announcements: [String] { stage.announcements }

    /// How often each kind of body was evaluated so far.
    public var evaluations: [String: Int] { stage.evaluations }
}
