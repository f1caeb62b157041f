package import Domain
package import Foundation

/// The place in a file of its own, which one process writes at a time.
///
/// A file that is damaged, or of another version, counts as no place and is replaced. It is not flushed
/// to the disk, because a lost place costs none of the user's work.
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
