package import Domain
package import Foundation

/// Stores the user's place in the app, in a file or in memory. The file has no lock. Usually only one
/// process writes it. If two processes do, the last write wins.
///
/// If the file is damaged, or has the format of another version of the app, it counts as missing, and the
/// next `keep` replaces it. The file is not flushed to the disk, because the user loses no work if the
/// file is lost.
package actor OnDevicePlaceRepository: PlaceRepository {
    private let file: URL?
    private var kept: Foundation.Data?

    /// The file need not exist. Without `file`, the `Place` is lost when the process ends.
    package init(file: URL? = nil) { self.file = file }

    package func place() -> Place? {
        let json = file.map { try? Foundation.Data(contentsOf: $0) } ?? kept
        return json.flatMap { try? JSONDecoder().decode(Place.self, from: $0) }
    }

    package func keep(_ place: Place) {
        kept = try? JSONEncoder().encode(place)
        if let file { try? kept?.write(to: file, options: .atomic) }
    }

    package func remove(_ place: Place) {
        guard self.place() == place else { return }
        kept = nil
        if let file { try? FileManager.default.removeItem(at: file) }
    }
}
