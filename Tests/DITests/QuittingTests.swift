import DI
import Domain
import Presentation
import Testing

/// The app quits while its disk is slow or full.
@Suite("The app quits when all is written", .timeLimit(.minutes(5)))
@MainActor
struct QuittingTests {
    private let disk = SlowDisk()
    private var container = Container.samples()

    init() {
        // This clock stands still.
        container.delay = ControlledDelay()
        container.items.deleteItem = disk
        container.session.logOut = disk
    }

    /// A load that fails while the app quits does not keep the app open.
    @Test("A quit waits for writes in flight, and for new writes", arguments: AppPattern.allCases)
    func written(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        root.delete("a")
        let quitting = quit(app)
        await disk.writes.arrive(1)
        root.delete("b")
        await root.openLink(try AppLink("sidebyside://items/zz"))?.finish()
        #expect(root.state.main?.items.error == .notFound("zz"))
        for _ in 1...2 { await disk.writes.answerNext(true) }
        #expect(await quitting.end() == ["a", "b"])
    }

    @Test("A quit shows a failed write, and loses no other write", arguments: AppPattern.allCases)
    func failed(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        root.delete("a")
        root.select(.users)
        let quitting = quit(app)
        await disk.writes.arrive(1)
        root.delete("b")
        await disk.writes.answerNext(false)
        #expect(await quitting.end() == ["failed"])
        #expect(root.state.main?.tab == .items)
        #expect(root.state.main?.items.error == .unavailable("Full."))
        let trying = quit(app)
        root.select(.users)
        await disk.writes.answerNext(false)
        #expect(await trying.end() == ["failed"], "the write begun meanwhile fails, too")
        #expect(root.state.main?.tab == .items)
    }

    @Test("A failed write keeps the app open, even if it was read", arguments: AppPattern.allCases)
    func read(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        root.delete("a")
        root.delete("b")
        let quitting = quit(app)
        await disk.writes.arrive(2)
        await disk.writes.answer(1, false)
        await wait(for: "the failure") { root.state.main?.items.error != nil }
        root.dismissFailedWrite()
        await disk.writes.answer(2, true)
        #expect(await quitting.end() == ["failed"])
    }

    @Test(
        "A logout that waits for a slow write is waited for, whichever comes first",
        arguments: AppPattern.allCases,
        [(false, false), (false, true), (true, false), (true, true)])
    func logOut(pattern: AppPattern, _ way: (quitsFirst: Bool, isFull: Bool)) async throws {
        let (quitsFirst, isFull) = way
        let (root, app) = try await pattern.run(container)
        root.delete("a")
        if !quitsFirst { root.logOut() }
        let quitting = quit(app)
        await disk.writes.arrive(1)
        if quitsFirst { root.logOut() }
        await disk.writes.answerNext(true)
        await disk.writes.arrive(2)
        for _ in 0..<100 { await Task.yield() }
        await disk.writes.answerNext(!isFull)
        #expect(await quitting.end() == (isFull ? ["failed"] : ["a", "the session's end"]))
        #expect(disk.written == ["a"] + (isFull ? [] : ["the session's end"]))
    }

    @Test("Leaving also waits for writes that begin meanwhile", arguments: AppPattern.allCases)
    func left(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        root.delete("a")
        root.logOut()
        let leaving = Task {
            await app.leave()
            return disk.written
        }
        for _ in 1...2 { await disk.writes.answerNext(true) }
        #expect(await leaving.end() == ["a", "the session's end"])
    }

    /// Starts to quit. The task returns what was written, or “failed”.
    private func quit(_ app: RunningApp) -> Task<[String], Never> {
        Task { await app.finishWrites() ? disk.written : ["failed"] }
    }
}
