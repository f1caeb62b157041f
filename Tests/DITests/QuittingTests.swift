import DI
import Domain
import Presentation
import Testing

/// The app quits while its disk is slow or full.
@Suite("The app quits when all is written", .timeLimit(.minutes(5)))
@MainActor
struct QuittingTests {
    private let disk = SlowDisk()

    /// A load that fails while the app quits does not keep the app open.
    @Test("What was typed is saved, and what is typed meanwhile", arguments: AppPattern.allCases)
    func typed(pattern: AppPattern) async throws {
        let (root, app) = try await openApp(pattern)
        root.typeNote("n9", "Tea")
        let quitting = quit(app)
        await disk.writes.arrive(1)
        root.typeNote("n9", "Teapot")
        await root.openLink(try AppLink("sidebyside://items/zz"))?.finish()
        #expect(root.state.main?.items.error == .notFound("zz"))
        for _ in 1...2 { await disk.writes.answerNext(true) }
        #expect(await quitting.end() == ["Tea", "Teapot"])
    }

    @Test("What has failed is shown, and nothing typed is lost", arguments: AppPattern.allCases)
    func failed(pattern: AppPattern) async throws {
        let (root, app) = try await openApp(pattern)
        root.delete("a")
        root.select(.users)
        let quitting = quit(app)
        await disk.writes.arrive(1)
        root.typeNote("n9", "Tea")
        await disk.writes.answerNext(false)
        #expect(await quitting.end() == ["failed"])
        #expect(root.state.main?.tab == .items)
        #expect(root.state.main?.items.error == .unavailable("Full."))
        let trying = quit(app)
        await disk.writes.answerNext(false)
        #expect(await trying.end() == ["failed"], "what was typed meanwhile is not saved either")
        #expect(root.state.main?.tab == .notes)
    }

    @Test("What has failed is a reason to stay, though it was read", arguments: AppPattern.allCases)
    func read(pattern: AppPattern) async throws {
        let (root, app) = try await openApp(pattern)
        root.delete("a")
        root.typeNote("n9", "Tea")
        let quitting = quit(app)
        await disk.writes.arrive(2)
        await disk.writes.answer(1, false)
        await wait(for: "the failure") { root.state.main?.items.error != nil }
        root.dismissFailedWrite()
        await disk.writes.answer(2, true)
        #expect(await quitting.end() == ["failed"])
    }

    @Test(
        "A logout that waits for a slow save is waited for, whichever comes first",
        arguments: AppPattern.allCases,
        [(false, false), (false, true), (true, false), (true, true)])
    func logOut(pattern: AppPattern, _ way: (quitsFirst: Bool, isFull: Bool)) async throws {
        let (quitsFirst, isFull) = way
        let (root, app) = try await openApp(pattern)
        root.typeNote("n9", "Tea")
        if !quitsFirst { root.logOut() }
        let quitting = quit(app)
        await disk.writes.arrive(1)
        if quitsFirst { root.logOut() }
        await disk.writes.answerNext(true)
        await disk.writes.arrive(2)
        for _ in 0..<100 { await Task.yield() }
        await disk.writes.answerNext(!isFull)
        #expect(await quitting.end() == (isFull ? ["failed"] : ["Tea", "the session's end"]))
        #expect(disk.written == ["Tea"] + (isFull ? [] : ["the session's end"]))
    }

    /// Starts to quit. The task returns what was written, or “failed”.
    private func quit(_ app: RunningApp) -> Task<[String], Never> {
        Task { await app.finishWrites() ? disk.written : ["failed"] }
    }

    private func openApp(
        _ pattern: AppPattern
    ) async throws -> (root: any PlayedApp, app: RunningApp) {
        var container = Container.samples()
        // This clock stands still, so that a pause in typing saves nothing.
        container.delay = ControlledDelay()
        container.notes.write = disk
        container.items.deleteItem = disk
        container.session.logOut = disk
        return try await pattern.run(container)
    }
}
