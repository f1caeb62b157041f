import Elements
import Foundation
import Headless
import SwiftUI

extension App {
    /// Shows the app on a page, on one phone beside its code. The app calls this function instead of
    /// SwiftUI's.
    @MainActor
    static func main() {
        let phone = OnePhone { HeadlessApp(Self()) }
        let arguments = CommandLine.arguments
        let port = arguments.dropFirst().first.flatMap(UInt16.init) ?? 8090
        Task {
            do {
                try await phone.site.listen(
                    at: port, "The app", opening: !arguments.contains("--no-open"))
            } catch {
                FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
                exit(1)
            }
        }
        dispatchMain()
    }
}

/// A whole app on one phone, with its real data.
@MainActor
final class OnePhone {
    struct Wish: Decodable {
        /// The number of the look that the page has.
        let seen: Int
        let act: Act?
    }

    struct Reply: Encodable {
        let number: Int
        let look: Look
        /// Mistakes of the app that Apple's frameworks would refuse.
        let problems: [String]
    }

    private let start: () -> HeadlessApp
    private var app: HeadlessApp
    private var look: Look
    private var number = 1

    init(_ start: @escaping () -> HeadlessApp) {
        Ran.reset()
        self.start = start
        app = start()
        look = Look(app.window)
        Task { [weak self] in
            while self?.update() != nil { try await Task.sleep(for: .milliseconds(50)) }
        }
    }

    /// Reads the screen. This also lets time pass for animations, even while no page asks for the
    /// screen.
    private func update() {
        let now = Look(app.window, isRunning: !app.hasEnded)
        if look != now { (look, number) = (now, number + 1) }
    }

    var site: Site {
        Site(
            page: "one.html",
            calls: [
                "/phone": { @MainActor [self] in
                    Site.json(try await reply(to: try Site.value($0)))
                },
                "/ran": { @MainActor _ in Site.json(try await Ran.lines(of: Self.counters)) },
            ])
    }

    /// Performs the act. Without an act, waits until the screen differs from the page, at most ten
    /// seconds.
    func reply(to wish: Wish) async throws -> Reply {
        if let act = wish.act { try perform(act) }
        for _ in 1...200 where number == wish.seen && wish.act == nil {
            try await Task.sleep(for: .milliseconds(50))
        }
        return Reply(number: number, look: look, problems: app.problems)
    }

    private func perform(_ act: Act) throws {
        Ran.reset()
        switch act.kind {
        case .leave, .return: app.moveToBackground(act.kind == .leave)
        case .quit: app.quit()
        case .reopen: app = start()
        default:
            let element = try app.window.element(at: act.path)
            app.window.act { act.perform(on: element) }
        }
        update()
    }

    /// The counters for each pattern; empty for the pattern that the app does not have.
    private static var counters: [Data] {
        let hasStores = Sources.text(of: "Presentation/MVIKit/Reducer.swift") != nil
        return hasStores ? [Data(), Ran.counters()] : [Ran.counters(), Data()]
    }
}
