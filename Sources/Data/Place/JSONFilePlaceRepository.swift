package import Domain
package import Foundation

/// Stores in a file where the user is in the app. The file has no lock: usually only one process writes
/// it, and if two processes do, the last write wins.
///
/// If the file is damaged, or has the format of another version of the app, it is treated as missing and
/// is replaced by the next `keep`. The file is not flushed to the disk: if it is lost, none of the
/// user's work is lost.
package actor JSONFilePlaceRepository: PlaceRepository {
    private let file: URL

    /// The file need not exist.
    package init(file: URL) {
        self.file = file
    }

    package func place() -> Place? {
        try? JSONDecoder().decode(Place.self, from: Foundation.Data(contentsOf: file))
    }

    package func keep(_ place: Place) {
        try? JSONEncoder().encode(place).write(to: file, options: .atomic)
    }

    package func remove(_ place: Place) {
        if self.place() == place { try? FileManager.default.removeItem(at: file) }
    }
}
