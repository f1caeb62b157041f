import Domain

@testable import Data

/// The ways of keeping notes, each of which has to keep the same contract.
enum NoteRepositoryKind: CaseIterable {
    case inMemory, jsonFile

    /// At the server, each account has these notes.
    func make(_ remote: UnreliableRemoteNotes, in folder: TemporaryFolder) -> any NoteRepository {
        switch self {
        case .inMemory: OfflineFirstNoteRepository.inMemory(remote: remote)
        case .jsonFile:
            OfflineFirstNoteRepository(file: folder.file("notes.json"), remote: remote)
        }
    }
}
