/// Stores the user's place in the app on this device. Never throws an error, because the user loses no
/// work if a `Place` is lost.
package protocol PlaceRepository: Sendable {
    /// The `Place` that was kept last; nil if no `Place` was kept, or if it can't be read.
    func place() async -> Place?

    /// Replaces the `Place` that was kept. A `Place` that can't be written is lost.
    func keep(_ place: Place) async

    /// Deletes this `Place` if it is the stored `Place`.
    func remove(_ place: Place) async
}
