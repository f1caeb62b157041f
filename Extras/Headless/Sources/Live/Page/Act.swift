import Elements
import Headless

/// An action of the visitor on an element.
struct Act: Decodable, Sendable {
    enum Kind: String, Decodable {
        case tap, edit, submit, focus, refresh, swipe, menu, away
        /// Comes back to an app that was left.
        case `return`
        /// Leaves an app, quits it, and opens it again. In `Live`, these are not actions, but
        /// steps.
        case leave, quit, reopen
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
        case .return, .leave, .quit, .reopen: break
        }
    }
}

extension HeadlessScreen {
    /// The element at this path.
    func element(at path: [Int]?) throws -> Element {
        let content = content
        var elements = path?.first == 1 ? content.presented : content.elements
        var found: Element?
        for index in path?.dropFirst() ?? [] {
            found = elements.indices.contains(index) ? elements[index] : nil
            elements = found?.children ?? []
        }
        guard let found else { throw Refusal("That is not there any more.") }
        return found
    }
}

/// The reason for a refusal, in one line.
struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
