import Domain
import Foundation
import NotesDomain

@testable import NotesData

/// A selection of steps, small enough to try long sequences of them in every order.
struct SyncScope {
    let name: String
    var notes = ["n"]
    var accounts = ["a"]
    var processes = 1
    var isCreated = true
    var remembersRefusals = false
    var servers: [String: URL] = [:]
    var pageLimit = 200
    /// The account that is logged in at the start, as the user has typed it.
    var user = "a"
    /// The steps that are taken before the exploration begins.
    var given: [SyncStep] = []
    /// The steps of the user, of time and of other devices.
    var steps: [SyncStep]
    var timesOut = true
    var logsOut = false
    var asksToWait = false

    /// The same scope with fewer steps, to find a fault sooner.
    func only(_ steps: SyncStep...) -> SyncScope {
        var scope = self
        scope.steps = steps
        return scope
    }

    /// The same scope without requests that time out.
    var patient: SyncScope {
        var scope = self
        scope.timesOut = false
        return scope
    }

    func world(_ fault: SyncFault? = nil) -> SyncWorld {
        SyncWorld(fault: fault, scope: self)
    }

    func steps(in world: SyncWorld) -> [SyncStep] {
        let shown = world.notes(of: world.user).shown
        let own = steps.filter { step in
            switch step {
            case .delete(let id): return shown.contains { $0.id == id }
            case .type(let id):
                return shown.contains { $0.id == id } && world.typed[world.key(id)] == nil
            case .saveTyped(let id): return world.typed[world.key(id)] != nil
            case .retry(let id), .discard(let id):
                return shown.contains { $0.id == id && $0.status.isStuck }
            case .otherDeviceEdits(let id), .otherDeviceDeletes(let id), .spoil(let id):
                return world.server.notes(of: world.owner(world.user)).contains { $0.id == id }
            case .logIn(let account): return logsOut || account != world.user
            case .timePasses: return world.waiting.contains { $0.value > 0 }
            case .gateway(let gateway): return gateway != world.gateway
            case .restore: return world.backup != nil
            default: return true
            }
        }
        let calls = world.flights.flatMap { flight -> [SyncStep] in
            let call = flight.call
            return [flight.answer == nil ? .arrive(call) : .answer(call)]
                + (timesOut ? [.timeOut(call)] : [])
                + (logsOut && flight.answer == nil ? [.loggedOut(call)] : [])
                + (asksToWait && flight.answer == nil ? [.askToWait(call)] : [])
        }
        return own + calls + world.late.indices.map { .arriveLate($0) }
    }
}

extension SyncScope {
    static let all = [
        oneNote, newNote, otherDevice, slowTypist, rejections, accounts, servers, gateway,
        processes, restored, unreadable, busy, pages, spelling, everything,
    ]

    static let oneNote = SyncScope(
        name: "one note", steps: [.save("n"), .delete("n"), .sync(process: 0), .timePasses, .crash])

    static let newNote = SyncScope(
        name: "a new note", isCreated: false,
        steps: [.save("n"), .delete("n"), .timePasses, .crash])

    static let otherDevice = SyncScope(
        name: "another device",
        steps: [
            .save("n"), .delete("n"), .retry("n"), .discard("n"), .sync(process: 0),
            .otherDeviceEdits("n"), .otherDeviceDeletes("n"), .timePasses, .crash,
        ])

    static let slowTypist = SyncScope(
        name: "a slow typist",
        steps: [
            .type("n"), .saveTyped("n"), .save("n"), .delete("n"), .retry("n"), .discard("n"),
            .sync(process: 0), .otherDeviceEdits("n"), .otherDeviceDeletes("n"), .crash,
        ])

    static let rejections = SyncScope(
        name: "rejections", notes: ["n", "m"], remembersRefusals: true,
        steps: [
            .save("n"), .saveRejected("n"), .delete("n"), .retry("n"), .discard("n"), .save("m"),
            .otherDeviceEdits("n"),
        ], timesOut: false)

    static let accounts = SyncScope(
        name: "two accounts", accounts: ["a", "b"],
        steps: [.save("n"), .delete("n"), .logIn("b"), .logIn("a"), .crash], logsOut: true)

    static let servers = SyncScope(
        name: "two servers at one host and port", accounts: ["a", "b"],
        servers: ["a": URL(string: "http://h/a"), "b": URL(string: "http://h/b")]
            .compactMapValues(\.self),
        steps: [.save("n"), .delete("n"), .logIn("b"), .logIn("a"), .sync(process: 0), .crash])

    static let gateway = SyncScope(
        name: "a gateway", notes: ["n", "m"],
        steps: [
            .save("n"), .delete("n"), .discard("n"), .save("m"), .delete("m"), .retry("n"),
            .timePasses, .sync(process: 0), .gateway(nil),
        ] + Gateway.all.map(SyncStep.gateway), timesOut: false)

    static let processes = SyncScope(
        name: "two processes", processes: 2,
        steps: [
            .save("n"), .delete("n"), .sync(process: 0), .sync(process: 1), .crash,
        ])

    static let restored = SyncScope(
        name: "a restored server", notes: ["n", "m"],
        steps: [
            .save("n"), .save("m"), .delete("n"), .retry("n"), .discard("n"), .sync(process: 0),
            .otherDeviceEdits("n"), .restore, .crash,
        ])

    static let unreadable = SyncScope(
        name: "a note that can't be read", notes: ["n", "m"],
        steps: [
            .save("n"), .save("m"), .delete("n"), .retry("n"), .discard("n"), .sync(process: 0),
            .spoil("n"), .otherDeviceEdits("n"), .otherDeviceEdits("m"), .crash,
        ], timesOut: false)

    static let busy = SyncScope(
        name: "a busy server", notes: ["n", "m"], given: [.save("n"), .sync(process: 0)],
        steps: [.save("m"), .sync(process: 0), .logIn("a"), .timePasses],
        timesOut: false, logsOut: true, asksToWait: true)

    /// Begins after the first of three pages has come.
    static let pages = SyncScope(
        name: "pages", notes: ["n", "m", "o"], pageLimit: 1,
        given: [
            .otherDeviceEdits("n"), .otherDeviceDeletes("m"), .otherDeviceEdits("o"),
            .sync(process: 0), .arrive(SyncCall(queue: .fetch)), .answer(SyncCall(queue: .fetch)),
        ],
        steps: [
            .save("n"), .delete("m"), .otherDeviceEdits("n"), .restore, .sync(process: 0), .crash,
        ], timesOut: false)

    /// The user has typed `A` as the account. Later, the server says that the account is `a`.
    static let spelling = SyncScope(
        name: "another spelling", user: "A",
        steps: [.save("n"), .delete("n"), .sync(process: 0), .logIn("a"), .timePasses, .crash])

    static let everything = SyncScope(
        name: "everything", notes: ["n", "m"], accounts: ["a", "b"], processes: 2,
        steps: [
            .save("n"), .save("m"), .saveRejected("n"), .delete("n"), .retry("n"), .discard("n"),
            .type("n"), .saveTyped("n"), .sync(process: 0), .sync(process: 1),
            .otherDeviceEdits("n"), .otherDeviceDeletes("n"), .timePasses, .crash, .logIn("b"),
            .logIn("a"), .gateway(nil), .gateway(.error(404)),
        ], logsOut: true, asksToWait: true)
}
