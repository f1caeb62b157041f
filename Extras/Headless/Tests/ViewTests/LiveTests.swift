import Domain
import Elements
import FlyingFox
import Foundation
import Headless
import Presentation
import Recipes
import Scenarios
import Testing

@testable import Live

extension ViewTests {
    /// The app of `Live`, tested without a browser.
    @Suite("Live")
    @MainActor
    struct LiveTests {
        private let plays = Plays()
        private let beginning = [
            "login email al@x.test", "login password enigma", "login submit", "answer 1 ok",
            "answer 2 ok", "answer 3 ok", "answer 4 ok",
        ]

        @Test("An action in a view becomes the step with the same effect")
        func steps() throws {
            var lines = beginning
            for (kind, label, text, step) in [
                ("focus", "Items", nil, nil),
                ("swipe", "Banana", "Delete Banana", "items delete b"),
                ("tap", "Apple", nil, "items select a"), ("tap", "Edit", nil, "items edit a"),
                ("edit", "Name", " Fig", "items type \" Fig\""),
                ("tap", "Cancel", nil, "items close"), ("tap", "Keep Editing", nil, "items keep"),
                ("submit", "Name", nil, "items save"), ("away", "", nil, "items close"),
                ("tap", "Back", nil, "items deselect"),
                ("tap", "New Item", nil, "items add i17"), ("tap", "Cancel", nil, "items close"),
                ("tap", "Users", nil, "tab users"),
                ("edit", "Name", " zoe", "users search \" zoe\""),
                ("tap", "Zoë Ångström", nil, "users select 1"), ("tap", "Back", nil, "users back"),
                ("tap", "Counter", nil, "tab counter"),
                ("tap", "Increment", nil, "counter increment"), ("tap", "Items", nil, "tab items"),
                ("menu", "Cherry", "Delete Cherry", "items delete c"),
                ("tap", "Log Out", nil, "log-out"),
            ] as [(String, String, String?, String?)] {
                let kind = try #require(Act.Kind(rawValue: kind))
                let node = try #require(seen(plays.play(wish(lines))).first { $0.label == label })
                let reply = plays.play(wish(lines, Act(kind: kind, path: node.path, text: text)))
                lines += step.map { [$0] } ?? []
                #expect(reply.lines == lines)
                #expect(reply.problem == nil)
                #expect(reply.same)
            }
        }

        @Test("A random visitor's actions can be replayed from text", arguments: 1...8)
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
            let scenario = try Scenario<AppScenario>(parsing: #require(last.scenario))
            #expect(scenario.lines.map(\.text) == lines)
        }

        @Test("“Log In Again” in an alert is one step, which also dismisses the error")
        func logInAgain() throws {
            let lines = beginning + ["items delete b", "answer 5 expired"]
            let alert = plays.play(wish(lines))
            let button = try #require(seen(alert).first { $0.label == "Log In Again" })
            let reply = plays.play(wish(lines, Act(kind: .tap, path: button.path)))
            #expect(reply.lines == lines + ["log-in-again"])
            #expect(texts(Plays().play(wish(reply.lines))) == texts(reply))
        }

        @Test("An action that is no step keeps the log and the state of the last step")
        func noStep() throws {
            let lines = ["login email al@x.test"]
            let before = plays.play(wish(lines))
            let password = try #require(seen(before).first { $0.label == "Password" })
            let after = plays.play(wish(lines, Act(kind: .focus, path: password.path)))
            #expect(after.lines == lines)
            #expect(after.steps.map(\.log) == [[], ["→ .login(.emailChanged(\"al@x.test\"))"]])
            #expect(after.state.map(\.name) == ["login.email"])
            let asked = beginning + ["items load"]
            let requests = plays.play(wish(asked)).requests
            let tab = try #require(seen(plays.play(wish(asked))).first { $0.label == "Items" })
            let focused = plays.play(wish(asked, Act(kind: .focus, path: tab.path)))
            #expect(focused.requests == requests)
            #expect(seen(after).contains { $0.label == "Password" && $0.focused })
        }

        @Test("A play that is copied as a test is a whole file, which is compiled and passes")
        func copied() throws {
            let lines = beginning + ["items delete b", "items select a", "answer 5 fail No."]
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "PlayedTests.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(plays.play(wish(lines)).test == text)
            #expect(plays.play(wish([])).test == nil)
            #expect(plays.play(wish(["login email a|b"])).test == nil)
        }

        @Test("An answer says what it brings: a list as it was when it was asked for")
        func contents() throws {
            let lines = beginning + ["items load", "items delete b", "answer 6 ok"]
            let requests = plays.play(wish(lines)).requests
            let load = try #require(requests.first { $0.number == 5 })
            #expect(load.feature == "items")
            #expect(
                load.answers.prefix(2) == [
                    Reply.Answer(text: "ok", brings: "Apple, Banana, Cherry"),
                    Reply.Answer(text: "without a", brings: "Banana, Cherry"),
                ])
            #expect(requests[3].answers.map(\.brings) == ["41", "40"])
            #expect(requests[5].answers == [Reply.Answer(text: "ok", brings: "")])
            // Computing what an answer would bring changes nothing on the server.
            let refused = beginning + ["items delete b", "answer 5 fail No.", "items load"]
            let again = plays.play(wish(refused)).requests
            #expect(again[5].answers.first?.brings == "Apple, Banana, Cherry")
            let wrong = ["login email al@x.test", "login password x", "login submit"]
            let login = plays.play(wish(wrong)).requests[0]
            #expect(login.answers.map(\.brings) == ["Email or password is wrong."])
        }

        @Test("An action in an app that was left brings it to the front again")
        func left() {
            let left = plays.play(wish(beginning + ["leave"]))
            #expect(left.phones.map(\.is) == ["left", "left"])
            let back = plays.play(wish(left.lines, Act(kind: .return)))
            #expect(back.phones.map(\.is) == ["running", "running"])
            let goneOn = Plays().play(wish(beginning + ["leave", "tab users"]))
            #expect(goneOn.phones.map(\.is) == ["running", "running"])
        }

        @Test("Disabled elements can't be used, not even from an outdated page")
        func disabled() throws {
            let lines = Array(beginning.prefix(3))
            let before = plays.play(wish(lines))
            let button = try #require(seen(before).first { $0.role == "button" && !$0.enabled })
            let after = plays.play(wish(lines, Act(kind: .tap, path: button.path)))
            #expect(after.lines == lines)
            #expect(after.requests == before.requests)
        }

        @Test("Only the page itself gets answers, and only files of the app")
        func refusals() async throws {
            func status(_ path: String, _ headers: [HTTPHeader: String]) async throws -> Int {
                let request = HTTPRequest(
                    method: .GET, version: .http11, path: path, query: [],
                    headers: headers, body: Data())
                return try await site(at: 80).handleRequest(request).statusCode.code
            }
            // A browser leaves out port 80.
            for host in ["localhost:80", "localhost", "127.0.0.1"] {
                let headers = [.host: host, HTTPHeader("Origin"): "http://\(host)"]
                #expect(try await status("/", headers) == 200)
            }
            for host in ["localhost:80.evil.test", "127.0.0.1:801", "evil.test", ""] {
                #expect(try await status("/", [.host: host]) == 403)
            }
            for origin in ["null", "http://evil.test"] {
                let headers = [.host: "localhost:80", HTTPHeader("Origin"): origin]
                #expect(try await status("/", headers) == 403)
            }
            for path in ["Presentation/../Live/Site.swift", "Live/Site.swift", "Presentation/x"] {
                #expect(try await status("/source/\(path)", [.host: "localhost:80"]) == 404)
            }
        }

        @Test("A report that is dropped on the page is a play; what is none is one line")
        func report() async throws {
            func answer(_ text: String) async throws -> (code: Int, body: String) {
                let request = HTTPRequest(
                    method: .POST, version: .http11, path: "/report", query: [],
                    headers: [.host: "localhost:1"], body: Site.json(text))
                let response = try await site(at: 1).handleRequest(request)
                return (
                    response.statusCode.code,
                    String(decoding: try await response.bodyData, as: UTF8.self)
                )
            }
            let writer = ReportWriter(
                ReportHeader(app: "1", screen: "app"), shown: ["message", "tab", "tabTapped"])
            let useCases = AppScenario.controlledUseCases(
                AppScenario.sampleContent, Requests(cancellation: .ignored))
            let store = AppStore(AppState(), reducer: AppScenario.reducer(useCases)) {
                writer.add($0)
            }
            store.send(.login(.emailChanged("s3cret")))
            store.send(.login(.passwordChanged(Password("enigma"))))
            store.send(.linkOpened(try AppLink("sidebyside://users")))
            let text = writer.lines.joined()
            let play = try await answer(text)
            #expect(play.code == 200 && !play.body.contains("s3cret"))
            #expect(play.body.hasSuffix(#","login password enigma","link users"],"notes":[]}"#))
            let reported = try await Reported(Report(Data(text.utf8)))
            #expect(plays.play(wish(reported.lines)).problem == nil)
            #expect(reported.address.hasSuffix(";login%20password%20enigma;link%20users"))
            for bad in ["", "{", "\u{202E}\u{1B}\n", String(repeating: " ", count: 2_000_000)] {
                let refused = try await answer(bad)
                #expect([400, 413].contains(refused.code))
                #expect(refused.body.hasPrefix(#"{"problem":""#) && refused.body.count < 400)
                #expect(!refused.body.unicodeScalars.contains { $0.value < 32 || $0 == "\u{202E}" })
            }
        }

        @Test("HEAD gets the headers of GET; a wrong method gets a list of the right ones")
        func methods() async throws {
            func answer(_ method: HTTPMethod, _ path: String) async throws -> HTTPResponse {
                let request = HTTPRequest(
                    method: method, version: .http11, path: path, query: [],
                    headers: [.host: "localhost:1"], body: Data())
                return try await site(at: 1).handleRequest(request)
            }
            for path in ["/", "/page.css", "/nothing"] {
                let (head, get) = (try await answer(.HEAD, path), try await answer(.GET, path))
                #expect(head.statusCode == get.statusCode)
                #expect(try await head.bodyData.isEmpty)
                var headers = head.headers
                let length = headers[.contentLength]
                headers.removeValue(.contentLength)
                #expect(length == String(try await get.bodyData.count))
                #expect(headers == get.headers)
            }
            for (method, path, allowed) in [
                (HTTPMethod.OPTIONS, "/", "GET,HEAD"), (.POST, "/page.css", "GET,HEAD"),
                (.GET, "/play", "POST"), (.HEAD, "/ran", "POST"),
            ] {
                let refused = try await answer(method, path)
                #expect(refused.statusCode == .methodNotAllowed)
                #expect(refused.headers[HTTPHeader("Allow")] == allowed)
            }
        }

        @Test("The text of a state is always the same, and names no type of the library")
        func states() throws {
            for show in Show.all where show.id != "app" {
                let fields = Side.allCases.map { side in
                    Turns.take { show.makePhone(side) }.fields.map(\.value.text)
                }
                settle()
                #expect(fields[0].isEmpty || fields[0] == fields[1], "\(show.id)")
                #expect(!fields.joined().contains { $0.contains("Optional(") }, "\(show.id)")
            }
        }

        @Test("The page gets the visible elements with their paths")
        func nodes() throws {
            let phone = AppPhone(.mvi)
            defer { phone.requests.close() }
            for line in beginning + ["tab users", "users select 2"] {
                try Turns.take { try phone.take(line) }
                settle()
            }
            let nodes = Look(phone.screen).elements.flatMap(\.all)
            #expect(nodes.filter { $0.role == "page" }.map(\.label) == ["José Núñez"])
            #expect(nodes.filter(\.bar).map(\.label) == ["Back"])
            #expect(nodes.filter { $0.role == "tab" }.map(\.value) == ["3", "", ""])
            for node in nodes {
                #expect(try phone.screen.element(at: node.path).label == node.label)
            }
            #expect(throws: Refusal.self) { try phone.screen.element(at: [0, 99]) }
        }

        @Test("The code that ran in an act is named, without the labels of other cases")
        func ran() async throws {
            var reply = await plays.ran(wish(beginning + ["items delete b"]))
            func texts(_ name: String, _ side: Side) throws -> [String] {
                let file = try #require(reply.files.first { $0.path.hasSuffix(name) })
                #expect(file.side == side.rawValue)
                #expect(file.lines[1 - side.rawValue] == [])
                let text = try #require(Sources.text(of: file.path)).components(separatedBy: "\n")
                return file.lines[side.rawValue].map { text[$0 - 1] }
            }
            let method = try texts("ItemsViewModel.swift", .mvvm)
            #expect(method.contains { $0.contains("func delete(") })
            let cases = try texts("ItemsReducer.swift", .mvi)
            #expect(cases.contains { $0.contains("case .deleteTapped(let id):") })
            #expect(cases.count { $0.contains("case ") } == 1)
            #expect(cases.allSatisfy { $0.contains(where: \.isLetter) })
            reply = await plays.ran(wish(beginning))
            let onOneLine = try texts("CounterReducer.swift", .mvi).filter { $0.contains("case ") }
            #expect(onOneLine.count == 1, "\(onOneLine)")
            // The lines of code that ran in a step stay the same, whatever steps come after it.
            reply = await plays.ran(wish(beginning + ["items delete b", "answer 5 ok"]))
            let tasks = try #require(reply.files.first { $0.path.hasSuffix("ScreenTasks.swift") })
            let text = try #require(Sources.text(of: tasks.path)).components(separatedBy: "\n")
            let answered = tasks.lines.joined().map { text[$0 - 1] }
            #expect(answered.contains { $0.contains("receive(screen, answer)") })
            #expect(!answered.contains { $0.contains("log(id, answer)") }, "It was not dropped.")
            reply = await plays.ran(wish(beginning + ["items delete b"]))
            #expect(try texts("ItemsViewModel.swift", .mvvm) == method)
            #expect(method.contains { $0.contains("} receive: {") })
            let nothing = await plays.ran(wish(beginning + ["items delete b", "leave", "end"]))
            #expect(nothing.problem == nil)
        }

        @Test(
            "A play of a recipe can also be replayed from its text", arguments: Side.allCases,
            [
                (
                    "wizard", "edit Name: Ada: or not|answer 1 ok|answer 2 fail No.",
                    "field “Name” = “Ada: or not”\n  text “No.”"
                ),
                (
                    "upload",
                    """
                    tap Upload|answer 1 30|tap Cancel|answer 2 ok|tap Resume|answer 3 60|\
                    answer 4 fail No.|tap Resume|answer 5 ok|answer 6 ok
                    """, "“Sent” = “100 of 100”\n    text “Done”"
                ),
            ])
        func recipe(side: Side, play: (id: String, lines: String, end: String)) throws {
            let show = try #require(Show.all.first { $0.id == play.id })
            let phone = show.makePhone(side)
            defer { phone.requests.close() }
            for line in play.lines.split(separator: "|") {
                try Turns.take { try phone.take(String(line)) }
                settle()
            }
            #expect(phone.screen.tree.contains(play.end))
            for line in ["", "tap", "tap Nothing", "answer 9 ok", "dance"] {
                #expect(throws: (any Error).self) { try Turns.take { try phone.take(line) } }
            }
        }

        @Test("In the recorded race, both patterns drop the late answer, and José is gone")
        func recording() async throws {
            let recording = try await Recording()
            let steps = recording.steps
            let labels = steps.map { step in
                Set(
                    step.phones.flatMap { recording.looks[$0].elements }.flatMap(\.all).map(\.label)
                )
            }
            for step in steps { #expect(step.phones[0] == step.phones[1], "\(step.line)") }
            let gone = try #require(steps.firstIndex { $0.line.hasSuffix("without 2") })
            #expect(labels[..<gone].allSatisfy { $0.contains("José Núñez") })
            for shown in labels[gone...(gone + 1)] {
                #expect(shown.contains("Zoë Ångström") && !shown.contains("José Núñez"))
            }
            let late = steps[gone + 1]
            #expect(late.logs[0] == ["gets answer 5"])
            #expect(late.logs[1].contains { $0.hasPrefix("✗ ") && $0.contains("José Núñez") })
            #expect(late.phones == steps[gone].phones)
            #expect(steps.flatMap(\.logs[0]).allSatisfy { !$0.contains(/[→←✗]/) })
            #expect(labels.suffix(2).map { $0.contains("Banana") } == [false, true])
            let alert = try recording.looks[#require(steps.last).phones[0]].presented
            #expect(alert.flatMap(\.all).contains { $0.label == "Not allowed." })
        }

        @Test("The recording has the text of each line that ran")
        func recordedLines() async throws {
            let recording = try await Recording()
            for (side, pattern) in [Side.mvvm: "MVVM", .mvi: "MVI"] {
                let ran = recording.steps.flatMap { $0.ran[side.rawValue] }
                let text = ran.flatMap { ran in
                    ran.lines.map { recording.files[ran.file].lines[$0] ?? "missing" }
                }
                let isDelete = side == .mvvm ? "func delete(" : "case .deleteTapped(let id):"
                #expect(text.contains { $0.contains(isDelete) })
                #expect(!text.contains("missing"))
                let paths = Set(ran.map { recording.files[$0.file].path })
                #expect(paths.contains { $0.hasPrefix("Sources/Presentation/Users/\(pattern)/") })
                #expect(!paths.contains { $0.contains("/Views/") })
            }
            #expect(Site.json(recording).count <= 100_000)
        }

        @Test("Invalid lines are refused, and the play so far stays")
        func refused() {
            for line in ["items", "answer 9 ok", "answer 1 ok", "dance"] {
                let reply = plays.play(wish(beginning + [line]))
                #expect(reply.problem != nil)
                #expect(reply.lines == beginning)
            }
            #expect(plays.play(Wish(show: "none", lines: [])).problem != nil)
            let gone = Act(kind: .tap, path: [0, 50])
            #expect(plays.play(wish(beginning, gone)).problem == "That is not there any more.")
            #expect(plays.play(wish(beginning)).problem == nil)
        }

        @Test("A made app is compiled through links; what is no app is refused in one line")
        func madeApp() throws {
            let folder = TemporaryFolder()
            for layer in ["Domain", "Data", "DI", "Presentation"] {
                try FileManager.default.createDirectory(
                    at: folder.file("App/Sources/\(layer)"), withIntermediateDirectories: true)
            }
            for (name, text) in [
                "A": "#Preview {\n}", "B": "extension EnvironmentValues {\n    @Entry var b = 1\n}",
                "C": "// No #Preview is here.",
            ] {
                try folder.file("App/Sources/Presentation/\(name).swift", "\(text)\n")
            }
            let app = folder.url.appending(path: "App")
            let refusal = #expect(throws: Refusal.self) { try MadeApp(folder: app.path) }
            #expect(refusal?.description.hasSuffix("it has no App/Sources.") == true)
            try FileManager.default.createDirectory(
                at: folder.file("App/App/Sources"), withIntermediateDirectories: true)
            try folder.file("App/App/Sources/main.swift", "")
            for _ in 1...2 {
                #expect(try MadeApp(folder: app.path).linked() == ["A.swift", "B.swift"])
            }
            for (link, target) in [
                ("Sources/Presentation/A.swift", "Sources/Presentation/A.swift"),
                ("Sources/OnePhone/App/main.swift", "App/Sources/main.swift"),
            ] {
                let link = app.appending(path: ".build/live/\(link)").resolvingSymlinksInPath()
                #expect(link == app.appending(path: target).resolvingSymlinksInPath())
            }
            let manifest = app.appending(path: ".build/live/Package.swift")
            #expect(try String(contentsOf: manifest, encoding: .utf8).contains("OnePhone"))
        }

        private func site(at port: UInt16) -> Site {
            var site = Plays().site
            site.port = port
            return site
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

private func seen(_ reply: Reply) -> [Node] {
    let phone = reply.phones[1]
    return (phone.presented.last.map { [$0] } ?? phone.elements).flatMap(\.all)
}

extension Reply.Request {
    /// The request without its cancellation, which may differ: a pull in flight keeps the screen of
    /// an ended app in memory.
    fileprivate var asked: String { "\(number) \(name) \(opened) \(answered ?? 0)" }
}

extension Node {
    fileprivate var all: [Node] { [self] + children.flatMap(\.all) }
}

/// A visitor who chooses at random among all possible actions.
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
            let other = request.answers.map(\.text).randomElement(using: &random) ?? "ok"
            let answer = ["ok", "ok", "fail No.", "expired", other].randomElement(using: &random)
            return .line("answer \(request.number) \(answer ?? other)")
        }
        if die == 6 {
            let lines = [
                "link users/2", "link items/b", "leave", "quit", "end", "log-in bo@x.test",
            ]
            return .line(lines.randomElement(using: &random) ?? "leave")
        }
        if phone.is == "left" { return .act(Act(kind: .return)) }
        let deeds = seen(reply).filter(\.enabled).flatMap { acts(on: $0) }
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
        if ["field", "search field"].contains(node.role) {
            for text in ["", "al@x.test", " a ", "a;b", "\"q\"", "x\ny", "5% #1"] {
                add(.edit, text)
            }
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
