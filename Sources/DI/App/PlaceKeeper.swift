public import Foundation
public import Presentation

/// Keeps where the user is in a file of the app's folder, so that the app opens there again.
///
/// A file that can't be read, or is of another version, means a fresh start. A write that fails is
/// ignored.
@MainActor
public final class PlaceKeeper {
    /// Where the user was when the app ended; nil for a fresh start.
    public let restored: Place?
    private let file: URL
    private var kept: Place?
    private var observations: [StateObservation<Place?>] = []

    public init(folder: URL) {
        file = folder.appending(path: "place.json", directoryHint: .notDirectory)
        restored = try? JSONDecoder().decode(Place.self, from: Data(contentsOf: file))
        kept = restored
    }

    /// Keeps this place from now on, after each change; without a place, the file goes.
    public func keep(_ place: @escaping () -> Place?) {
        observations.append(StateObservation(of: place) { [weak self] in self?.save($0) })
    }

    private func save(_ place: Place?) {
        guard place != kept else { return }
        kept = place
        if let place, let data = try? JSONEncoder().encode(place) {
            try? data.write(to: file, options: .atomic)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
