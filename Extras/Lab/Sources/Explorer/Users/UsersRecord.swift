import Domain
import Presentation
import Scenarios

/// The user's taps and texts, and the loaded users.
///
/// It follows the app's promises. A letter with a number, such as K6, names the promise.
struct UsersRecord: Sendable {
    private(set) var query = ""
    private(set) var path: [User.ID] = []
    /// The user that a link will open after the load.
    private(set) var linked: User.ID?
    private var read: [User]?
    private var isLoading = false
    /// The moments at which the users were requested. The keys of `missing` are the moments at
    /// which a link found no user.
    private(set) var asked: [Int] = []
    private(set) var missing: [Int: UserError] = [:]

    /// The record of a screen that begins in this state.
    init(_ state: UsersState = UsersState()) {
        (query, path, linked) = (state.query, state.path, state.linkedUserID)
        isLoading = state.isLoading
    }

    mutating func take(_ step: UsersScenario.Step, at moment: Int) {
        switch step {
        case .load: ask(at: moment)
        case .search(let text): query = text
        case .select(let id) where has(id):
            (path, linked) = (path.prefix { $0 != id } + [id], nil)  // K6
        case .back:
            if path.popLast() == linked { linked = nil }  // K6
        case .link(let id) where has(id): (path, linked) = ([id], isLoading ? id : nil)  // K1
        case .link(let id):
            linked = id  // K2, K7
            if !isLoading { ask(at: moment) }  // K4
        case .select, .clearError: break
        }
    }

    mutating func take<Feature>(_ answer: History<Feature>.Answered) {
        isLoading = false
        guard let users = answer.value([User].self) else {
            if read?.isEmpty == false { linked = nil }  // K4
            return
        }
        read = users
        path = path.filter(has)  // P2
        guard let id = linked else { return }
        linked = nil
        if has(id) { path = [id] } else { missing[answer.moment] = .notFound(id) }  // K2, K3
    }

    private func has(_ id: User.ID) -> Bool { read?.contains { $0.id == id } ?? false }

    private mutating func ask(at moment: Int) {
        asked.append(moment)
        isLoading = true
    }
}

extension History<UsersScenario> {
    var record: UsersRecord {
        folded("record", from: UsersRecord(moments[0].state)) { record, event in
            switch event.what {
            case .input(let step): record.take(step, at: event.moment)
            case .answer(let answer): record.take(answer)
            case .other: break
            }
        }
    }
}
