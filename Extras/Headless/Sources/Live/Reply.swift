import Domain
import Foundation
import Presentation
import Scenarios

/// The content of the page: the steps up to a moment, and their results.
struct Reply: Encodable {
    private(set) var lines: [String]
    private(set) var steps: [Step]
    private(set) var requests: [Request]
    private(set) var phones: [Look]
    private(set) var same: Bool
    private(set) var state: [Change] = []
    private(set) var scenario, test, problem: String?

    struct Step: Encodable {
        let line: String
        let log: [String]
    }

    /// A possible answer, and the values that it brings. `brings` is empty for an answer that only
    /// says yes.
    struct Answer: Encodable, Equatable {
        let text, brings: String
    }

    struct Request: Encodable, Equatable {
        let number: Int
        let name, kind, feature: String
        /// The indices of the steps that opened, answered and cancelled the request.
        let opened: Int
        let answered, cancelled: Int?
        /// The answer that succeeds is the first one.
        let answers: [Answer]

        init(_ request: Requests.Request, _ moments: ArraySlice<Moment>) {
            func index(_ step: Int) -> Int {
                moments.firstIndex { $0.step >= step } ?? moments.count - 1
            }
            let foreseen = moments.last?.foreseen[request.number] ?? [:]
            number = request.number
            (name, kind, feature) = (request.name, "\(request.kind)", request.feature)
            opened = index(request.opened)
            answered = request.answered.map(index)
            cancelled = request.cancelled.map(index)
            answers = (["ok"] + request.news).map {
                Answer(text: $0, brings: foreseen[$0].map(Self.words) ?? "")
            }
        }

        private static func words(_ value: any Sendable) -> String {
            switch value {
            case let items as [Item]: items.map(\.name).joined(separator: ", ")
            case let users as [User]: users.map(\.name).joined(separator: ", ")
            case let counter as Counter: "\(counter.value)"
            case let error as any ShownError: error.message
            default: ""
            }
        }
    }

    /// A value on the screen that the last step has changed: its text before the step, and its text
    /// after the step in each pattern.
    struct Change: Encodable {
        let name, before: String
        let after: [String]
    }

    init(_ show: Show, _ moments: ArraySlice<Moment>, problem: String? = nil) {
        self.problem = problem
        lines = moments.dropFirst().map(\.line)
        steps = moments.map { Step(line: $0.line, log: $0.log) }
        let now = moments.last
        phones = now?.looks ?? []
        same = phones.first == phones.last
        requests = now?.requests.map { Request($0, moments) } ?? []
        if let now, let before = moments.dropLast().last {
            state = Self.changes(since: before.fields.first { !$0.isEmpty } ?? [], now)
        }
        if show.isScenario {
            scenario = lines.map { "\($0)\n" }.joined()
            test = Self.test(moments.dropFirst())
        }
    }

    /// A file with a test that expects these screens of both patterns; nil if a line has a text
    /// that a rule can't contain.
    private static func test(_ moments: ArraySlice<Moment>) -> String? {
        guard !moments.isEmpty, !moments.contains(where: { $0.line.contains("|") }) else {
            return nil
        }
        let width = moments.map(\.line.count).max() ?? 0
        let lines = moments.map { moment in
            let step = moment.line.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(step) | \(moment.screen)"
        }
        return ##"""
            import Scenarios
            import Testing

            @Suite("Played by hand")
            @MainActor
            struct PlayedTests {
                private let rule = Rule<AppScenario>.all(
                    Array(
                        #"""
                        # played by hand
                        \##(lines.joined(separator: "\n            "))
                        """#.utf8), showing: AppScenario.screens)[0]

                @Test("Both patterns show this after each step", arguments: [Pattern<AppScenario>.mvvm, .mvi])
                func played(pattern: Pattern<AppScenario>) async {
                    #expect(await rule.violation(pattern, cancellation: .ignored) == nil)
                }
            }

            """##
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
