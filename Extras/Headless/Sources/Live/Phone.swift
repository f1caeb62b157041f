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
    /// The screens in one line, as a rule of a contract writes them.
    var summary: String { get }
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
        lines.append("\(sign) .\(code.prefix(600))" + (code.count > 600 ? "…" : ""))
    }

    /// The value as it is written in code, without the names of types: `main(.items(.loadRequested))`.
    static func code(_ value: Any) -> String {
        "\(value)".replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
            .replacing(/^Optional\((.*)\)$/) { "\($0.1)" }
            .replacing(/\b[A-Z]\w*(<.*?>)?\.(?=[a-z])/, with: ".")
    }
}
