package import Domain
package import Foundation

/// Where the user is in the app, in a file or in memory. The file has no lock: usually only one process
/// writes it, and if two processes do, the last write wins.
///
/// If the file is damaged, or has the format of another version of the app, it is treated as missing and
/// is replaced by the next `keep`. The file is not flushed to the disk: if it is lost, none of the
/// user's work is lost.
package actor OnDevicePlaceRepository: PlaceRepository {
    private let file: URL?
    private var kept: Foundation.Data?

    /// The file need not exist. Without `file`, the `Place` is lost when the process ends.
    package init(file: URL? = nil) {
        self.file = file
    }

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
