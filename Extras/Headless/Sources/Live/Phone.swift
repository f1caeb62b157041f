import Domain
import Elements
import Headless
import Presentation
import Scenarios

/// The app or a recipe in one pattern. The visitor of the page answers the requests of its services.
@MainActor
protocol Phone: AnyObject {
    var requests: Requests { get }
    var screen: HeadlessScreen { get }
    var log: StoreLog { get }
    /// The values on the screens, with their names.
    var fields: [ScreenField] { get }
    /// The same values in one line, in the format of the contract's rules; nil if there is no contract.
    var summary: String? { get }
    /// False when the app has ended.
    var isRunning: Bool { get }

    /// Takes the step that this line names.
    func take(_ line: String) throws
    /// The line of the step that replaces this act; nil if the line is known only after the act.
    func line(before act: Act, on element: Element) -> String?
    /// Performs the act. Returns the line of the step with the same effect; nil if only the views have
    /// changed.
    func perform(_ act: Act, on element: Element) -> String?
}

extension Phone {
    /// The element at this path; nil if it is no longer there.
    func element(at path: [Int]) -> Element? {
        let content = screen.content
        var elements = path.first == 1 ? content.presented : content.elements
        var found: Element?
        for index in path.dropFirst() {
            guard elements.indices.contains(index) else { return nil }
            found = elements[index]
            elements = elements[index].children
        }
        return found
    }
}

/// The two phones on the page: MVVM on the left, MVI on the right.
enum Side: Int, CaseIterable { case mvvm, mvi }

/// An action of the visitor on an element.
struct Act: Decodable, Sendable {
    enum Kind: String, Decodable {
        case tap, edit, submit, focus, refresh, swipe, menu, away
        /// Leaves the app for another app, and comes back.
        case `return`
    }

    var kind: Kind
    /// The path of the element, as in `Node`.
    var path: [Int]?
    /// The typed text, or the label of the chosen option.
    var text: String?

    @MainActor
    func perform(on element: Element) {
        guard element.isEnabled else { return }
        switch kind {
        case .tap: element.tap?()
        case .edit: element.edit?(text ?? "")
        case .submit: element.submit?()
        case .focus: element.focus?(true)
        case .refresh: element.refresh?()
        case .swipe: element.swipeActions.first { $0.label == text }?.tap?()
        case .menu: element.menu.first { $0.label == text }?.tap?()
        case .away: element.swipeAway?()
        case .return: break
        }
    }
}

/// The log of a store, as lines. A view model has no log.
@MainActor
final class StoreLog {
    private var lines: [String] = []

    func add<R: Reducer>(_ entry: LogEntry<R>) {
        switch entry {
        case .intent(let intent, _, _): add("→", intent)
        case .action(let action, _, _): add("←", action)
        case .dropped(let action): add("✗", action)
        }
    }

    /// Returns the lines since the last call.
    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func add(_ sign: String, _ value: Any) {
        let code = Self.code(value)
        lines.append("\(sign) .\(code.prefix(120))" + (code.count > 120 ? "…" : ""))
    }

    /// The value as it is written in code, without the names of types: `main(.items(.loadRequested))`.
    static func code(_ value: Any) -> String {
        "\(value)".replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
            .replacing(/^Optional\((.*)\)$/) { "\($0.1)" }
            .replacing(/\b[A-Z]\w*(<.*?>)?\.(?=[a-z])/, with: ".")
    }
}
