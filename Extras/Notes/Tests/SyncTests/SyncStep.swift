@testable import NotesData

/// A step of the user, the device, the network or the server. Immediate effects belong to the same
/// step.
enum SyncStep: Hashable {
    /// An edit and its save, with nothing in between.
    case save(String)
    /// The user begins to type into the note. Until the save, the user sees no newer text of it.
    case type(String)
    case saveTyped(String)
    case saveRejected(String)
    case delete(String)
    case retry(String)
    case discard(String)
    /// The user pulls to refresh, or asks another process of this device to sync.
    case sync(process: Int)
    /// A request arrives at the server, which decides on it. After that, the answer is in flight.
    case arrive(SyncCall)
    case answer(SyncCall)
    /// The client stops waiting. If the request has not arrived, it may still arrive.
    case timeOut(SyncCall)
    case loggedOut(SyncCall)
    /// The server answers that it is busy, and for how long.
    case askToWait(SyncCall)
    /// A request that has timed out at the client arrives at the server nevertheless.
    case arriveLate(Int)
    case timePasses
    /// The process ends, and a new one opens the same file.
    case crash
    case logIn(String)
    case otherDeviceEdits(String)
    case otherDeviceDeletes(String)
    /// From now on, a gateway answers all requests in place of the server; nil removes the gateway.
    case gateway(Gateway?)
    /// The server's database is replaced by the backup that was made at the start.
    case restore
    /// Another device, or the server, turns the note into something that this device can't read.
    case spoil(String)
}

/// Names a request. A queue of an account sends one request at a time, in each process.
struct SyncCall: Hashable {
    var process = 0
    var account = "a"
    let queue: SyncState.Queue
}

extension SyncCall: CustomStringConvertible {
    var description: String {
        let name = queue == .send ? "send" : "fetch"
        return name + (account == "a" ? "" : " of \(account)") + (process == 0 ? "" : " (2)")
    }
}
