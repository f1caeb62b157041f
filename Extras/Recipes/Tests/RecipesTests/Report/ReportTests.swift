import Domain
import Foundation
import Presentation
import Recipes
import Testing

@Suite("A report of a store", .timeLimit(.minutes(5)))
@MainActor
struct ReportTests {
    private let reducer = ItemsReducer(useCases: ItemsWithoutDelete().useCases)
    /// All properties of the items screen that have a text, and all intents and actions that have one.
    nonisolated private static let all: Set = [
        "message", "details", "id", "name", "selectedItemID", "deleting", "saving", "linkedItemID",
        "loadResponse", "deleteResponse", "saveResponse", "deleteTapped", "itemTapped", "addTapped",
        "editTapped", "nameChanged", "saveTapped", "notFound",
    ]

    @Test(
        "What is sent: one line for each entry, with what it has changed, and no text but the error"
    )
    func lines() async throws {
        let report = WrittenReport()
        let store = report.store(ItemsWithoutDelete(items: [Item(id: "b", name: "Banana")]))
        await store.send(.loadRequested)?.finish()
        await store.send(.deleteTapped("b"))?.finish()
        let text = report.text.replacing(/•[0-9a-z]{1,7}/, with: "•")
        #expect(
            text == """
                {"app":"1.2","leftOut":[],"report":1,"screen":"items","system":"Test 3"}
                {"n":1,"state":{"changesDuringLoad":[],"deleting":[],"errors":{"failedWrites":0,"ofWrites":[]},\
                "items":[],"loading":{"never":{}},"notSaved":[],"saving":{}}}
                {"changed":{"loading":{"loading":{}}},"intent":{"loadRequested":{}},"n":1}
                {"action":{"loadResponse":{"_0":{"success":[{"id":"•","name":"•"}]}}},\
                "changed":{"items[0:0]":[{"id":"•","name":"•"}],"loading":{"loaded":{}}},"n":2}
                {"changed":{"deleting{}":["•"]},"intent":{"deleteTapped":{"_0":"•"}},"n":3}
                {"action":{"deleteResponse":{"_0":"•","_1":{"failure":{"storage":{"_0":{"unavailable":{"_0":\
                {"details":"•","message":"Offline."}}}}}}}},"changed":{"deleting{}":[],"errors.failedWrites":1,\
                "errors.ofWrites[0:0]":[{"error":{"storage":{"_0":{"unavailable":{"_0":\
                {"details":"•","message":"Offline."}}}}},"id":"•"}]},"n":4}

                """)
    }

    @Test("A report is replayed, and ends in the same state", arguments: [all, ["message"], []])
    func replay(shown: Set<String>) async throws {
        let report = WrittenReport(shown: shown)
        let store = report.store()
        await play(on: store)
        let replay = try report.read().replay(with: reducer)
        #expect(replay.departure == nil)
        if shown == Self.all { #expect(replay.state == store.state) }
        #expect(replay.state.items.count == 3)
        #expect(replay.state.form?.isNew == true)
        #expect(replay.state.errors.failedWrites == 1)
    }

    @Test("A changed rule is found, with its entry and its property")
    func changedRule() async throws {
        let report = WrittenReport()
        await play(on: report.store())
        let replay = try report.read().replay(with: HastyReducer(items: reducer))
        #expect(replay.departure == "Entry 4 departs in items[1:2].")
    }

    @Test("No secret is kept: not in memory, and not in the file")
    func secret() async throws {
        let secret = "S3cr3t"
        let report = WrittenReport()
        let items = [
            Item(id: secret + "1", name: secret), Item(id: "b", name: secret),
            Item(id: "c", name: ""),
        ]
        let store = report.store(ItemsWithoutDelete(items: items, token: secret))
        await play(on: store, typing: "My \(secret)")
        store.send(.linkOpened(secret))
        let login = LoginStore(
            LoginState(), reducer: LoginReducer(useCases: LoginUseCases(logIn: Refusal()))
        ) {
            report.writer.add($0)
        }
        login.send(.emailChanged(secret + "@x.test"))
        login.send(.passwordChanged(Password(secret)))
        await login.send(.submitTapped)?.finish()

        var memory = ""
        dump(report.writer, to: &memory)
        let file = try Data(contentsOf: report.file)
        #expect(memory.contains("passwordChanged") && file.count > 2_000)
        #expect(!memory.contains(secret))
        #expect(file.range(of: Data(secret.utf8)) == nil)
        #expect(String(decoding: file, as: UTF8.self) == report.text)
        #expect(report.text.contains("•••") && !report.text.contains(/Offline.*token/))
        report.writer.clear()
        #expect(try Data(contentsOf: report.file) == Data(report.writer.lines[0].utf8))
    }

    @Test("A long session stays within its bounds, and what is left can be replayed")
    func bounds() async throws {
        let report = WrittenReport()
        let store = report.store(
            ItemsWithoutDelete(items: (0..<100).map { Item(id: "\($0)", name: "Item") }))
        await store.send(.loadRequested)?.finish()
        for number in 0..<2_000 {
            store.send(.itemTapped("\(number % 100)"))
            if number % 300 == 0 { await store.send(.loadRequested)?.finish() }
            if number % 50 == 0 { store.send(.loadRequested) }
            try #require(report.writer.lines.count <= 500 && report.text.utf8.count <= 262_144)
        }
        #expect(report.writer.lines.count > 250)
        #expect(try String(contentsOf: report.file, encoding: .utf8) == report.text)
        let replay = try report.read().replay(with: reducer)
        #expect(replay.departure == nil)
        #expect(replay.state.items.count == 100)
    }

    @Test(
        "What does not fit is left out, and the report says so",
        arguments: [(2_000, "There is no state to begin with."), (20_000, "or was too long.")])
    func tooLong(bytes: Int, message: String) async throws {
        let report = WrittenReport(bytes: bytes)
        let items = (0..<1_000).map { Item(id: "\($0)", name: "Item") }
        let store = report.store(ItemsWithoutDelete(items: items))
        for _ in 0..<20 { await store.send(.loadRequested)?.finish() }
        #expect(report.text.utf8.count <= bytes)
        #expect(report.text.contains(#""tooLong":"#))
        let error = #expect(throws: ReportProblem.self) { try report.read().replay(with: reducer) }
        #expect(error?.description.hasSuffix(message) == true)
    }

    @Test("A set has no order, also where its texts are signs")
    func sets() async throws {
        let report = WrittenReport()
        let items = (0..<20).map { Item(id: "\($0)", name: "Item") }
        let store = report.store(ItemsWithoutDelete(items: items))
        await store.send(.loadRequested)?.finish()
        let deletes = items.map { store.send(.deleteTapped($0.id)) }
        for delete in deletes { await delete?.finish() }
        #expect(try report.read().replay(with: reducer).departure == nil)
    }

    @Test("An answer that comes too late is in the report, and changes nothing")
    func dropped() async throws {
        let report = WrittenReport()
        let loads = ControlledCalls<[Item]>()
        let useCases = ItemsUseCases(
            getItems: HeldItems(loads: loads), deleteItem: ItemsWithoutDelete(),
            saveItem: ItemsWithoutDelete())
        let store = ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: useCases)) {
            report.writer.add($0)
        }
        store.send(.loadRequested)
        await loads.arrive(1)
        let second = store.send(.loadRequested)
        await loads.answer(1, Item.samples)
        await loads.answer(2, [])
        await second?.expectEnd()
        #expect(report.text.contains(#""dropped":{"loadResponse":{"_0":{"success":[{"id":"#))
        let replay = try report.read().replay(with: reducer)
        #expect(replay.departure == nil && replay.state == store.state)
    }
}

/// The rules of the items with one mistake: an item whose delete has failed does not appear again.
private struct HastyReducer: @MainActor Reducer {
    let items: ItemsReducer

    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> {
        _ = items.reduce(&state, intent: intent)
        return .none
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        _ = items.reduce(&state, action: action)
        if case .deleteResponse(let id, _) = action { state.items.removeAll { $0.id == id } }
        return .none
    }
}

private struct Refusal: LogInUseCase {
    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        throw .wrongCredentials
    }
}
