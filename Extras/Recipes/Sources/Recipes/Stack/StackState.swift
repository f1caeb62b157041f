public import Domain
import Presentation

public struct Tea: Equatable, Identifiable, Sendable {
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// A list of teas, and the screens over it.
public struct StackState: Equatable, Sendable {
    public let teas: Rows<Tea>
    /// The last screen is the one in front.
    public var screens = Rows<StackScreen>()

    public init(teas: Rows<Tea>) { self.teas = teas }
}

/// One screen over the list.
public enum StackScreen: Equatable, Identifiable, Sendable {
    case detail(TeaDetailState)
    case timer(TimerState)

    /// Names a screen by its content. A link is a path of these ids. A stack has each id only once.
    public enum ID: Hashable, Sendable {
        case detail(Tea.ID)
        case timer(Tea.ID)
    }

    public var id: ID {
        switch self {
        case .detail(let detail): .detail(detail.id)
        case .timer(let timer): .timer(timer.id)
        }
    }
}

public struct TeaDetailState: Equatable, Identifiable, Sendable {
    let tea: Tea
    /// Nil until the notes are loaded.
    public var notes: Result<String, Problem>?

    public var id: Tea.ID { tea.id }
}

public enum TeaDetailEvent: Equatable, Sendable {
    case timerRequested(Tea.ID)
}

public struct StackUseCases {
    let loadNotes: @MainActor (Tea.ID) async throws(Problem) -> String
    let delay: any Delay

    public init(
        loadNotes: @escaping @MainActor (Tea.ID) async throws(Problem) -> String,
        delay: any Delay
    ) {
        (self.loadNotes, self.delay) = (loadNotes, delay)
    }
}
