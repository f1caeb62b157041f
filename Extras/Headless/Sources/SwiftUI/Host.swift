import Accessibility
package import Elements
import Observation

/// A running tree of views. It stores their state, and evaluates them until nothing changes.
@MainActor
package final class Host: Stage {
    private let content: @MainActor (_Context) -> [Element]
    private let openWindow: @MainActor (String) -> Void
    private var kept: [String: AnyObject] = [:]
    private var visited: Set<String> = []
    private var isDirty = true
    private var isUpdating = false
    var lifetimes = Lifetimes()
    /// The fields that could take the focus after the last update. For each label, the time at
    /// which the field became focusable.
    private var focusable: [String: Int] = [:]
    let presentations = Presentations()
    /// True if a view declares that it handles each link.
    package internal(set) var handlesEvents = false
    lazy var bodies = Bodies { [weak self] in self?.invalidate() }
    private var scenePhase = ScenePhase.active
    /// True while the rows of lists are scrolled out of sight.
    private(set) var isScrolledAway = false
    /// The page or tab whose views are being rendered.
    private(set) var place = Place()
    private(set) var bar: Bar?

    package private(set) var elements: [Element] = []
    package let problems = Problems()
    package private(set) var announcements: [String] = []
    package var presented: [Element] { presentations.elements }
    package var evaluations: [String: Int] { bodies.counts }

    /// True at the largest text size, at which little fits on the screen.
    let hasLargestType: Bool

    package init<Root: View>(
        _ root: Root, hasLargestType: Bool, openWindow: @escaping @MainActor (String) -> Void
    ) {
        content = { render(root, $0) }
        self.hasLargestType = hasLargestType
        self.openWindow = openWindow
    }

    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        hearing {
            var count = 0
            while isDirty {
                count += 1
                guard count < 100 else { return problems.report("the views never come to rest") }
                isDirty = false
                pass()
            }
            presentations.refused.forEach(problems.report)
            let all = (elements + presented).flatMap(\.all)
            let ready = all.filter { $0.focus != nil && $0.isEnabled && $0.place.isVisible }
            let now = Presentations.time
            focusable = ready.reduce(into: [:]) { $0[$1.label] = focusable[$1.label] ?? now }
        }
    }

    package func act(_ action: @MainActor () -> Void) {
        hearing(action)
        update()
    }

    /// Whether `onChange` runs on covered pages and in tabs that are not in front. Apple's
    /// documentation does not say, so tests try both.
    package static var changesBehind = true

    /// Lets time pass until, in all hosts, each closing alert or sheet has closed.
    package static func endAnimations() { Presentations.time += 1 }

    /// Makes the app leave the foreground, or come back.
    package func moveToBackground(_ isBackground: Bool) {
        change(to: .inactive)
        change(to: isBackground ? .background : .active)
    }

    /// Begins or ends an interruption that covers the app.
    package func interrupt(_ isInterrupted: Bool) {
        change(to: isInterrupted ? .inactive : .active)
    }

    private func change(to phase: ScenePhase) {
        scenePhase = phase
        isDirty = true
        update()
    }

    /// Scrolls the rows of lists out of sight, and back.
    package func scrollAwayAndBack() {
        for isAway in [true, false] {
            isScrolledAway = isAway
            isDirty = true
            update()
        }
    }

    /// Opens an address as the system does.
    package func open(_ address: String) {
        guard let url = URL(string: address) else {
            return problems.report("“\(address)” is no address")
        }
        act { for receive in lifetimes.receivers { receive(url) } }
    }

    /// The value that is stored for the view at this path. It is kept as long as the view exists.
    func keep<Value>(_ path: String, _ initial: @autoclosure () -> Value) -> Kept<Value> {
        keep(path) { Kept(initial()) }
    }

    func keep<Object: AnyObject>(_ path: String, make: () -> Object) -> Object {
        if !visited.insert(path).inserted { problems.report("two views at \(path)") }
        if let found = kept[path] as? Object { return found }
        let made = make()
        kept[path] = made
        return made
    }

    func within<Result>(_ place: Place, _ bar: Bar?, _ body: () -> Result) -> Result {
        let outer = (self.place, self.bar)
        (self.place, self.bar) = (place, bar)
        defer { (self.place, self.bar) = outer }
        return body()
    }

    /// Requests another pass after this one.
    func passAgain() { isDirty = true }

    private func invalidate() {
        guard !isDirty else { return }
        isDirty = true
        if !isUpdating { Task { self.update() } }
    }

    private func pass() {
        visited = []
        lifetimes.begin()
        presentations.begin()
        place = Place()
        var environment = EnvironmentValues()
        environment.scenePhase = scenePhase
        environment.openWindow = OpenWindowAction(open: openWindow)
        let context = _Context(
            host: self, path: "", environment: environment, isFresh: elements.isEmpty)
        elements = withObservationTracking {
            content(context)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
        kept = kept.filter { visited.contains($0.key) }
        bodies.forgetGone()
        if presentations.end(&lifetimes) { isDirty = true }
        lifetimes.end()
        for element in (elements + presented).flatMap(\.all) where element.isFocused {
            if !element.isEnabled || !element.place.isVisible {
                element.focus?(false)
            } else if focusable[element.label, default: Presentations.time] == Presentations.time {
                problems.report("the focus comes to “\(element.label)” before it can take it")
                element.focus?(false)
            }
        }
    }

    private func hearing(_ body: () -> Void) {
        let outer = AccessibilityNotification.hear
        AccessibilityNotification.hear = { [unowned self] text in
            MainActor.assumeIsolated { announcements.append(text) }
        }
        defer { AccessibilityNotification.hear = outer }
        body()
    }
}

/// A stored value of a view. It is not observed.
final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
