import Domain
import Elements
import Foundation
import Headless
import Presentation
import Scenarios
import Testing

@testable import Live

extension ViewTests {
    /// The app in a browser, without the browser.
    @Suite("Live")
    @MainActor
    struct LiveTests {
        private let plays = Plays()
        private let beginning = [
            "login email al@x.test", "login password enigma", "login submit", "answer 1 ok",
            "answer 2 ok", "answer 3 ok", "answer 4 ok", "answer 5 ok",
        ]

        @Test("An act becomes the step that does the same")
        func steps() throws {
            var lines = beginning
            for (kind, label, text, step) in [
                ("focus", "Items", nil, nil), ("swipe", "Banana", "Delete Banana", "items delete b"),
                ("tap", "Apple", nil, "items select a"), ("tap", "Back", nil, "items deselect"),
                ("tap", "Users", nil, "tab users"), ("edit", "Name", " zoe", "users search \" zoe\""),
                ("tap", "Zoë Ångström", nil, "users select 1"), ("tap", "Back", nil, "back"),
                ("tap", "Counter", nil, "tab counter"),
                ("tap", "Increment", nil, "counter increment"), ("tap", "Notes", nil, "tab notes"),
                ("menu", "Call Bo", "Delete Call Bo", "notes delete n2"),
                ("tap", "Buy milk", nil, "notes open n1"),
                ("edit", "Text of the note", "Hi", "notes type Hi"),
                ("tap", "Back", nil, "notes close"), ("tap", "Log Out", nil, "log-out"),
            ] as [(String, String, String?, String?)] {
                let kind = try #require(Act.Kind(rawValue: kind))
                let node = try #require(nodes(plays.play(wish(lines))).first { $0.label == label })
                let reply = plays.play(wish(lines, Act(kind: kind, path: node.path, text: text)))
                lines += step.map { [$0] } ?? []
                #expect(reply.lines == lines)
                #expect(reply.problem == nil)
                #expect(reply.same)
            }
        }

        @Test("What a random visitor does can be played again from its text", arguments: 1...8)
        func random(seed: UInt64) throws {
            var visitor = Visitor(seed: seed)
            var lines = seed.isMultiple(of: 4) ? [] : beginning
            var last = plays.play(wish(lines))
            for _ in 1...40 {
                switch visitor.next(last) {
                case .line(let line): last = plays.play(wish(lines + [line]))
                case .act(let act): last = plays.play(wish(lines, act))
                }
                #expect(last.problem == nil, "\(lines.suffix(3)) \(last.lines.suffix(1))")
                #expect(last.same)
                lines = last.lines
            }
            let again = Plays().play(wish(lines))
            #expect(again.problem == nil)
            #expect(again.requests.map(\.asked) == last.requests.map(\.asked))
            #expect(texts(again) == texts(last))
            let scenario = try Scenario<AppScenario>(parsing: #require(last.copy))
            #expect(scenario.lines.map(\.text) == lines)
        }

        private func wish(_ lines: [String], _ act: Act? = nil) -> Wish {
            Wish(show: "app", lines: lines, act: act)
        }
        private func texts(_ reply: Reply) -> [String] {
            reply.phones.flatMap { $0.elements + $0.presented }.flatMap(\.all).map {
                "\($0.role) \($0.label) \($0.value) \($0.enabled)"
            }
        }
    }
}

private func nodes(_ reply: Reply) -> [Node] {
    let phone = reply.phones[1]
    return (phone.presented.last.map { [$0] } ?? phone.elements).flatMap(\.all)
}

extension Reply.Request {
    /// Without whether it was cancelled: a pull that a person began keeps the screen of an app that has ended.
    fileprivate var asked: String { "\(number) \(name) \(opened) \(answered ?? 0)" }
}

extension Node {
    fileprivate var all: [Node] { [self] + children.flatMap(\.all) }
}

/// Does what can be done, at random.
private struct Visitor {
    enum Deed { case line(String), act(Act) }

    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next(_ reply: Reply) -> Deed {
        let phone = reply.phones[1]
        if phone.is == "closed" { return .line("reopen") }
        let open = reply.requests.filter { $0.answered == nil }
        let die = Int.random(in: 0..<20, using: &random)
        if die < 6, let request = open.randomElement(using: &random) {
            let other = request.news.randomElement(using: &random) ?? "ok"
            let answer = ["ok", "ok", "fail No.", other].randomElement(using: &random)!
            return .line("answer \(request.number) \(answer)")
        }
        if die == 6 {
            let lines = ["link users/2", "link notes/n1", "leave", "quit", "end", "log-in bo@x.test"]
            return .line(lines.randomElement(using: &random)!)
        }
        if phone.is == "left" { return .act(Act(kind: .return)) }
        let deeds = nodes(reply).filter(\.enabled).flatMap { acts(on: $0) }
        return deeds.randomElement(using: &random).map(Deed.act) ?? .line("leave")
    }

    private func acts(on node: Node) -> [Act] {
        var acts: [Act] = []
        func add(_ kind: Act.Kind, _ text: String? = nil) {
            acts.append(Act(kind: kind, path: node.path, text: text))
        }
        if node.tap { add(.tap) }
        if node.submit { add(.submit) }
        if node.refresh == false { add(.refresh) }
        for choice in node.swipe { add(.swipe, choice.label) }
        if ["field", "search field", "editor"].contains(node.role) {
            for text in ["", "al@x.test", " a "] { add(.edit, text) }
        }
        if node.role == "secure field" { add(.edit, "enigma") }
        return acts
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xFF51_AFD7_ED55_8CCD
        return x ^ (x >> 33)
    }
}
