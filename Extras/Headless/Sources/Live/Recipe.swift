import Domain
import Elements
import Headless
import Presentation
import Scenarios
import SwiftUI

/// A recipe in one pattern, in a tab beside a second tab. Its lines name the actions of a user.
@MainActor
final class Recipe: Phone {
    let requests: Requests
    let screen: HeadlessScreen
    let log: StoreLog
    private let state: () -> Any

    /// A recipe in MVVM. If the state is in several view models, it can't be read, and `state` returns
    /// nothing.
    init<Model: AnyObject, Content: View>(
        _ requests: Requests, _ viewModel: Model, _ state: @escaping (Model) -> Any = { _ in () },
        hasStack: Bool = false, @ViewBuilder view: @escaping (Model) -> Content
    ) {
        (self.requests, log) = (requests, StoreLog())
        self.state = { state(viewModel) }
        screen = HeadlessScreen(playing: Tabs(hasStack: hasStack) { view(viewModel) })
    }

    /// A recipe in MVI, over a store.
    init<R: Reducer, Content: View>(
        _ requests: Requests, _ state: R.State, _ reducer: R, hasStack: Bool = false,
        @ViewBuilder view: @escaping (ScopedStore<R.State, R.Intent>) -> Content
    ) {
        let log = StoreLog()
        let store = Store(state, reducer: reducer) { log.add($0) }
        (self.requests, self.log) = (requests, log)
        self.state = { store.state }
        screen = HeadlessScreen(playing: Tabs(hasStack: hasStack) { view(store.scoped) })
    }

    var fields: [ScreenField] {
        // Leaves out instants of a clock, which tell a reader nothing.
        Mirror(reflecting: state()).children.filter { !($0.value is ContinuousClock.Instant?) }.map
        {
            ScreenField($0.label ?? "", .text(text(of: $0.value)))
        }
    }
    var summary: String { "" }
    var isRunning: Bool { true }

    func take(_ line: String) throws {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if words.first == "answer", words.count == 3, let number = Int(words[1]) {
            try requests.beginStep(answering: number)
            return try requests.answer(number, Answer(words[2]))
        }
        try requests.beginStep()
        let parts = line.split(separator: " ", maxSplits: 1)
        let rest = parts.count > 1 ? String(parts[1]) : ""
        let cut = rest.range(of: ": ")
        let label = cut.map { String(rest[..<$0.lowerBound]) } ?? ""
        let text = cut.map { String(rest[$0.upperBound...]) } ?? ""
        switch parts.first {
        case "tap": try screen.tap(rest)
        case "edit": try screen.type(text, into: label)
        case "submit": try screen.submit()
        case "swipe": try screen.swipe(label, text)
        case "menu": try screen.chooseInMenu(label, text)
        case "refresh": try screen.pullToRefresh()
        case "away": try screen.swipeAway()
        default: throw Refusal("“\(line)” is no step.")
        }
    }

    func line(before act: Act, on element: Element) -> String? {
        switch act.kind {
        case .tap: "tap \(element.label)"
        case .edit, .swipe, .menu: "\(act.kind) \(element.label): \(act.text ?? "")"
        case .submit, .refresh, .away: "\(act.kind)"
        case .focus, .return, .leave, .quit, .reopen: nil
        }
    }

    func perform(_ act: Act, on element: Element) -> String? {
        screen.act { act.perform(on: element) }
        return nil
    }
}

/// A value and its parts as text. Equal values give equal texts.
@MainActor
private func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
        let name = child.label.map { $0.hasPrefix(".") ? "" : "\($0) " } ?? ""
        return name + text(of: child.value)
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "–"
    case .dictionary, .set: return "[" + parts.sorted().joined(separator: ", ") + "]"
    case .collection: return "[" + parts.joined(separator: ", ") + "]"
    case .struct where !parts.isEmpty && !(value is any CustomStringConvertible), .tuple:
        return "(" + parts.joined(separator: ", ") + ")"
    default: return StoreLog.code(value)
    }
}

extension Answer {
    /// Reads the text after `answer N` in a line.
    fileprivate init(_ text: String) {
        let message = text.hasPrefix("fail ") ? text.dropFirst(5) : nil
        self = message.map { .fail(String($0)) } ?? (text == "ok" ? .ok : .news(text))
    }
}

/// The recipe in a tab, with a second tab to which the visitor can go.
private struct Tabs<Content: View>: View {
    let hasStack: Bool
    let content: () -> Content
    @State private var tab = "Recipe"

    var body: some View {
        TabView(selection: $tab) {
            Group { if hasStack { content() } else { NavigationStack { Shown(content: content) } } }
                .tabItem { Text("Recipe") }.tag("Recipe")
            Text("Nothing").tabItem { Text("Other") }.tag("Other")
        }
    }
}

/// Evaluates the content in a separate body, so that a change evaluates only this body again.
private struct Shown<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
