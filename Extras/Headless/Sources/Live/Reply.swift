import Foundation
import Scenarios

/// The content of the page: the steps up to a moment, and their results.
struct Reply: Encodable {
    private(set) var lines: [String]
    private(set) var acts: [Act]
    private(set) var requests: [Request]
    private(set) var phones: [Look]
    private(set) var same: Bool
    private(set) var state: [Change] = []
    private(set) var copy, problem: String?

    struct Act: Encodable {
        let line: String
        let log: [String]
    }

    struct Request: Encodable, Equatable {
        let number: Int
        let name, kind: String
        /// The indices of the steps that opened, answered and cancelled the request.
        let opened: Int
        let answered, cancelled: Int?
        let news: [String]

        init(_ request: Requests.Request, _ moments: ArraySlice<Moment>) {
            func act(_ step: Int) -> Int {
                moments.firstIndex { $0.step >= step } ?? moments.count - 1
            }
            number = request.number
            (name, kind) = (request.name, "\(request.kind)")
            opened = act(request.opened)
            answered = request.answered.map(act)
            cancelled = request.cancelled.map(act)
            news = request.news
        }
    }

    /// A value on the screen that the last step has changed: its text before, and after in each pattern.
    struct Change: Encodable {
        let name, before: String
        let after: [String]
    }

    init(_ show: Show, _ moments: ArraySlice<Moment>, problem: String? = nil) {
        self.problem = problem
        lines = moments.dropFirst().map(\.line)
        acts = moments.map { Act(line: $0.line, log: $0.log) }
        let now = moments.last
        phones = now?.looks ?? []
        same = phones.first == phones.last
        requests = now?.requests.map { Request($0, moments) } ?? []
        if let now, let before = moments.dropLast().last {
            state = Self.changes(since: before.fields.first { !$0.isEmpty } ?? [], now)
        }
        if show.isScenario { copy = lines.map { "\($0)\n" }.joined() }
    }

    private static func changes(since before: [ScreenField], _ now: Moment) -> [Change] {
        // If several objects hold the state, it can't be read. Then the state of the other pattern is
        // shown.
        let known = now.fields.first { !$0.isEmpty } ?? []
        let after = now.fields.map { $0.isEmpty ? known : $0 }
        let names =
            before.map(\.name)
            + after[0].map(\.name).filter { name in
                !before.contains { $0.name == name }
            }
        return names.compactMap { name in
            let texts = ([before] + after).map { fields in
                fields.first { $0.name == name }?.value.text ?? "–"
            }
            guard Set(texts).count > 1 else { return nil }
            return Change(name: name, before: texts[0], after: Array(texts.dropFirst()))
        }
    }
}
