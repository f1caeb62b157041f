public import Domain

/// An error that a screen can show.
public protocol ShownError: DomainError {
    /// A short text for the user of the app. It has no file paths, no ids, and no commands for a
    /// terminal: these can be in `details`.
    var message: String { get }
}

/// The errors of a screen that the user has not dismissed: of the newest read, and of the writes.
///
/// An error goes when the user dismisses it or tries again: a new read clears the error of the last read,
/// and a new write of one thing, such as an item, clears the error of its last write. Nothing else clears
/// an error, so a failed write can't be missed.
public struct ScreenErrors<Failure: DomainError>: Codable, Equatable, Sendable {
    private var ofRead: Failure?
    private var ofWrites: [OfWrite] = []
    /// The number of writes that have failed so far.
    public private(set) var failedWrites = 0

    private struct OfWrite: Codable, Equatable {
        let id: String
        let error: Failure
    }

    public init() {}

    /// The error that the screen shows: the newest error of a write. If there is none, the error of the
    /// read.
    public var shown: Failure? { ofWrites.last?.error ?? ofRead }

    /// The shown error, if it is the error of a failed write. The session does not end before the user
    /// has seen this error.
    public var failedWrite: Failure? { ofWrites.last?.error }

    public mutating func beginRead() { ofRead = nil }

    public mutating func failRead(_ error: Failure) { ofRead = error }

    /// `id` is the id of the thing that is written. A screen that writes only one thing needs no id.
    public mutating func beginWrite(of id: String = "") { ofWrites.removeAll { $0.id == id } }

    public mutating func failWrite(_ error: Failure, of id: String = "") {
        failedWrites += 1
        ofWrites.append(OfWrite(id: id, error: error))
    }

    /// Clears this error. All others stay, such as a newer error. If two failures have equal errors, the user
    /// reads and dismisses both.
    public mutating func dismiss(_ error: Failure) {
        let index = ofWrites.lastIndex { $0.error == error }
        if let index { ofWrites.remove(at: index) } else if ofRead == error { ofRead = nil }
    }
}
