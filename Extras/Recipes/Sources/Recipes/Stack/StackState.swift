public import Domain
public import Presentation

public struct Tea: Equatable, Identifiable, Sendable {
    public let id: String
    public let name: String
    public let seconds: Int

    public init(id: String, name: String, seconds: Int) {
        (self.id, self.name, self.seconds) = (id, name, seconds)
    }
}

/// A list of teas, and the screens that lie over it.
public struct StackState: Equatable {
    public var teas: [Tea]
    /// Why the last delete has failed, or where the last link could not lead.
    public var error: Problem?
    /// The ids of the teas whose deletes are in flight.
    public var deleting: Set<Tea.ID> = []
    /// From the first over the list to the one in front.
    public var screens = Rows<StackScreen>()

    public init(teas: [Tea] = []) {
        self.teas = teas
    }

    public var visibleTeas: [Tea] { teas.filter { !deleting.contains($0.id) } }
}

/// One screen over the list.
public enum StackScreen: Equatable, Identifiable {
    case detail(TeaDetailState)
    case timer(TeaTimerState)

    /// What a screen shows is also its place: a link leads to one of these. No screen lies in a stack twice.
    public enum ID: Hashable, Sendable {
        case detail(Tea.ID)
        case timer(Tea.ID)

        public var teaID: Tea.ID {
            switch self {
            case .detail(let id), .timer(let id): id
            }
        }

        /// All screens up to this one, as a link opens them.
        var path: [ID] {
            switch self {
            case .detail: [self]
            case .timer(let id): [.detail(id), self]
            }
        }
    }

    public var id: ID {
        switch self {
        case .detail(let detail): .detail(detail.id)
        case .timer(let timer): .timer(timer.id)
        }
    }
}

public struct TeaDetailState: Equatable, Identifiable, Sendable {
    public let tea: Tea
    /// Nil while they are being loaded.
    public var notes: Result<String, Problem>?

    public init(tea: Tea) { self.tea = tea }

    public var id: Tea.ID { tea.id }
}

public enum TeaDetailEvent: Equatable, Sendable {
    case timerRequested(Tea.ID)
    case deleteRequested(Tea.ID)
}

public struct TeaTimerState: Equatable, Identifiable, Sendable {
    public let id: Tea.ID
    public var seconds: Int
    public var isRunning = false

    public init(tea: Tea) { (id, seconds) = (tea.id, tea.seconds) }

    public var canStart: Bool { !isRunning && seconds > 0 }

    mutating func tick() {
        seconds -= 1
        isRunning = seconds > 0
    }
}

public struct StackUseCases {
    public var loadNotes: @MainActor (Tea.ID) async throws(Problem) -> String
    public var deleteTea: @MainActor (Tea.ID) async throws(Problem) -> Void
    public var delay: any Delay

    public init(
        loadNotes: @escaping @MainActor (Tea.ID) async throws(Problem) -> String,
        deleteTea: @escaping @MainActor (Tea.ID) async throws(Problem) -> Void,
        delay: any Delay = ClockDelay()
    ) {
        (self.loadNotes, self.deleteTea, self.delay) = (loadNotes, deleteTea, delay)
    }
}
