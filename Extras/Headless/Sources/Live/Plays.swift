import Domain
import Elements
import Foundation
import Headless
import Presentation
import Recipes
import Scenarios

/// The play that the page wants to see: a sequence of steps, and then an action of the visitor.
struct Wish: Decodable, Sendable {
    var show: String
    /// The steps, as lines of a scenario.
    var lines: [String]
    var act: Act?
}

/// The page asks for this once: the plays that it can show, names for the ids in lines, and the
/// article with the figures of the patterns.
struct Start: Encodable {
    private let shows = Show.all
    /// The names of items by their ids, and the names of users by words such as `users 2`.
    private let names = Dictionary(
        uniqueKeysWithValues: Item.samples.map { ($0.id, $0.name) }
            + User.samples.map { ("users \($0.id)", $0.name) })
    private let article = try? String(
        contentsOf: Sources.folder.appending(path: "Presentation/Presentation.docc/Choosing.md"),
        encoding: .utf8)
}

/// Plays the steps that the page wants to see.
///
/// Each `Wish` has all steps from the beginning, so that the page can show any step at any time.
@MainActor
final class Plays {
    private var show = Show.all[0]
    private var phones: [any Phone] = []
    private var moments: [Moment] = []

    nonisolated init() {}

    /// The page, with these plays.
    nonisolated var site: Site {
        Site(
            page: "page.html",
            calls: [
                "/start": { _ in Site.json(Start()) },
                "/play": { @MainActor [self] in Site.json(play(try Site.value($0))) },
                "/ran": { [self] in Site.json(await ran(try Site.value($0))) },
                "/report": { text in
                    let text: String = try Site.value(text)
                    return Site.json(try await Reported(Report(Data(text.utf8))))
                },
            ])
    }

    /// Plays the new steps, performs the act, and returns what the page has to show.
    func play(_ wish: Wish) -> Reply {
        do {
            try go(to: wish)
            if let act = wish.act { try perform(act) }
            let count = wish.act == nil ? wish.lines.count + 1 : moments.count
            return Reply(show, moments.prefix(count))
        } catch {
            return Reply(show, moments[...], problem: "\(error)")
        }
    }

    /// The lines of source code that ran in the last of these steps.
    func ran(_ wish: Wish) async -> Ran.Reply {
        do {
            try go(to: wish)
            return try await Ran.lines(of: moments[wish.lines.count].counters)
        } catch {
            return Ran.Reply(problem: "\(error)")
        }
    }

    /// Plays the steps that have not been played yet. If the steps so far are different, begins again.
    private func go(to wish: Wish) throws {
        guard let wished = Show.all.first(where: { $0.id == wish.show }) else {
            throw Refusal("Nothing is called “\(wish.show)”.")
        }
        guard wish.lines.count <= 500 else { throw Refusal("A play has at most 500 steps.") }
        let played = moments.dropFirst().map(\.line)
        let isSame = wished.id == show.id && !phones.isEmpty
        if isSame, wish.act == nil, played.starts(with: wish.lines) { return }
        if !isSame || !wish.lines.starts(with: played) { begin(wished) }
        for line in wish.lines.dropFirst(moments.count - 1) { try take(line) }
    }

    private func begin(_ show: Show) {
        for phone in phones { Turns.take { phone.requests.close() } }
        Turns.settle()
        (self.show, phones) = (show, [])
        let counters = Side.allCases.map { side in
            Ran.counted { phones.append(Turns.take { show.makePhone(side) }) }
        }
        moments = [Moment("open", phones, counters)]
    }

    private func take(_ line: String) throws {
        let counters = try phones.map { phone in
            try Ran.counted { try Turns.take { try phone.take(line) } }
        }
        moments.append(Moment(line, phones, counters))
    }

    /// Performs the act in both phones.
    private func perform(_ act: Act) throws {
        if act.kind == .return {
            let counters = phones.map { phone in
                Ran.counted { Turns.take { phone.screen.moveToBackground(false) } }
            }
            return record(nil, counters)
        }
        let elements = try phones.map { try $0.screen.element(at: act.path) }
        if let line = phones[Side.mvi.rawValue].line(before: act, on: elements[1]) {
            return try take(line)
        }
        var line: String?
        let counters = zip(phones, elements).map { phone, element in
            Ran.counted { line = Turns.take { phone.perform(act, on: element) } ?? line }
        }
        record(line, counters)
    }

    /// Stores the result of an act. If the act has no line, only the views have changed. Then the last
    /// moment gets the new look, and no moment is added.
    private func record(_ line: String?, _ counters: [Data]) {
        let before = line == nil ? moments.removeLast() : nil
        moments.append(
            Moment(
                line ?? before?.line ?? "", phones, before?.counters ?? counters,
                log: before?.log ?? []))
    }
}

/// Both phones after an act.
struct Moment {
    let line: String
    let log: [String]
    let looks: [Look]
    /// The app in one line, as a rule of its contract writes it.
    let screen: String
    let requests: [Requests.Request]
    let foreseen: [Int: [String: any Sendable]]
    /// The number of the last step. The requests store such numbers.
    let step: Int
    let fields: [[ScreenField]]
    let counters: [Data]

    @MainActor
    init(_ line: String, _ phones: [any Phone], _ counters: [Data], log: [String] = []) {
        (self.line, self.counters) = (line, counters)
        self.log = log + phones[Side.mvi.rawValue].log.takeLines()
        looks = phones.map { phone in
            Turns.take { Look(phone.screen, isRunning: phone.isRunning) }
        }
        screen = phones[0].summary.split(separator: " ").joined(separator: " ")
        requests = phones[0].requests.all
        foreseen = phones[0].requests.foreseen ?? [:]
        step = phones[0].requests.step
        fields = phones.map(\.fields.flattened)
    }
}
