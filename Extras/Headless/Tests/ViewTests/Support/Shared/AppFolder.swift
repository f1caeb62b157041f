import Foundation
import Headless
import Presentation
import Testing

/// The folder in which an app stores its data. A test can make writes wait or fail.
@MainActor
struct AppFolder {
    private let support = TemporaryFolder()
    private let data: String

    /// After this, the app of this name stores its data in this folder.
    init(of name: String) {
        data = support.file(name).plainPath
        setenv("XDG_DATA_HOME", support.url.plainPath, 1)
    }

    /// The text of a file; empty if the file does not exist.
    func text(of file: String) -> String {
        (try? String(contentsOfFile: "\(data)/\(file)", encoding: .utf8)) ?? ""
    }

    /// Puts a file where the app expects its folder.
    func damage() throws { try support.file(URL(filePath: data).lastPathComponent, "") }

    func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(data)/\(file)") }

    /// Makes writes wait until the lock is released.
    func lock() -> Lock { Lock(data) }

    /// Makes all writes fail. After `fill(false)`, they succeed again.
    func fill(_ isFull: Bool = true) { chmod(data, isFull ? 0o555 : 0o755) }

    struct Lock: ~Copyable {
        private let folder: Int32

        fileprivate init(_ path: String) {
            folder = open(path, O_RDONLY | O_CLOEXEC)
            flock(folder, LOCK_EX)
        }

        consuming func release() {}

        deinit { close(folder) }
    }
}

extension HeadlessApp {
    /// Returns when the condition is true. After five minutes, throws an error that lists the
    /// visible elements.
    func wait(for what: String, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(300)
        while !condition() {
            guard ContinuousClock.now < end else { throw NotSeen(what, window) }
            await Task.yield()
        }
    }

    func see(_ text: String) async throws {
        try await wait(for: text) { window.tree.contains(text) }
    }

    /// Reads the errors, then answers the question whether to quit anyway. The app has to be in front for
    /// that.
    func answerQuitting(_ answer: String, errors: ClosedRange<Int> = 1...9) async throws {
        var read = 0
        try await wait(for: AppTexts.notSaved) {
            guard window.alert?.title == "Something Went Wrong" else {
                return window.alert?.title == AppTexts.notSaved
            }
            read += 1
            try? window.tap("OK")
            return false
        }
        #expect(errors.contains(read))
        #expect(isActive)
        #expect(window.tree.contains("button “Stay” (cancel)"), "Escape means Stay")
        #expect(window.tree.contains("button “Quit Anyway” (destructive)"))
        try window.tap(answer)
        if answer == AppTexts.quitAnyway { try await endQuitting() }
    }

    func endQuitting() async throws { try await wait(for: "the end") { hasEnded } }

    func logIn(toSee text: String) async throws {
        try await see("button “Log In”")
        try window.type("al@x.test", into: "Email")
        try window.type("enigma", into: "Password")
        try window.tap("Log In")
        try await see(text)
    }
}
