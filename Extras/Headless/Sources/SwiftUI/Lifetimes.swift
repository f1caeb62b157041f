import Elements
import Foundation

/// The work of views when they appear, while they exist, when a value changes, and when they disappear.
@MainActor
struct Lifetimes {
    struct Sign {
        var appear: (() -> Void)?
        var disappear: (() -> Void)?
        var task: (@MainActor () async -> Void)?
        var receive: ((URL) -> Void)?
    }

    private var signs: [(path: String, place: Place, sign: Sign)] = []
    private var lives: [String: (disappear: (() -> Void)?, task: Task<Void, Never>?)] = [:]
    private var later: [() -> Void] = []

    /// The closures that get each address that the app has to open.
    var receivers: [(URL) -> Void] { signs.compactMap(\.sign.receive) }

    mutating func begin() {
        signs = []
        later = []
    }

    mutating func add(_ sign: Sign, _ path: String, _ place: Place) {
        signs.append((path, place, sign))
    }

    /// Calls the closure after all bodies have been evaluated.
    mutating func afterwards(_ action: @escaping () -> Void) { later.append(action) }

    /// Runs the closures of this update. A view on a covered page, or in a tab that is not in front, counts
    /// as disappeared.
    mutating func end() {
        let shown = signs.filter(\.place.isVisible)
        let paths = Set(shown.map(\.path))
        var actions: [() -> Void] = []
        for (path, life) in lives.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
            lives[path] = nil
            life.task?.cancel()
            life.disappear.map { actions.append($0) }
        }
        for (path, _, sign) in shown {
            if lives[path] == nil {
                sign.appear.map { actions.append($0) }
                lives[path] = (nil, sign.task.map { task in Task { await task() } })
            }
            lives[path]?.disappear = sign.disappear
        }
        for action in actions + later { action() }
    }
}
