import Data
import Domain
public import Foundation

extension Container {
    /// The real thing: everything is kept in files of this folder, which is made if it is missing.
    ///
    /// All of it is on this device, for the sample account. The folder begins with the samples. Throws
    /// `CocoaError` if it can't be made.
    public static func live(folder: URL) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }
        return Container(
            authentication: OnDeviceAuthenticationRepository(
                accounts: Credentials.samples, file: file("session.json")),
            items: JSONFileItemRepository(file: file("items.json"), initial: Item.samples),
            users: JSONFileUserRepository(file: file("users.json"), initial: User.samples),
            counter: JSONFileCounterRepository(file: file("counter.json")),
            notes: OfflineFirstNoteRepository(
                file: file("notes.json"), remote: OnDeviceRemoteNotes(samples: Note.samples)))
    }
}
