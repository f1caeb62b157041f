package import Domain
package import Foundation

/// Stores the place of the user, such as the open tab, in a file. Only one process writes the file at
/// a time.
///
/// A file that is damaged, or that another version of the app has written, counts as missing and is
/// replaced. The file is not flushed to the disk, because a lost file costs none of the user's work.
package actor JSONFilePlaceRepository: PlaceRepository {
    private let file: URL

    /// The file need not exist.
    package init(file: URL) {
        self.file = file
    }

    package func place() -> Place? {
        try? JSONDecoder().decode(Place.self, from: Foundation.Data(contentsOf: file))
    }

    package func keep(_ place: Place?) {
        guard let place else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        try? JSONEncoder().encode(place).write(to: file, options: .atomic)
    }
}
