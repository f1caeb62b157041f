/// Stores on this device where the user is in the app. Never throws an error: if a `Place` is lost, none
/// of the user's work is lost.
package protocol PlaceRepository: Sendable {
    /// The `Place` that was kept last; nil if no `Place` was kept, or if it can't be read.
    func place() async -> Place?

    /// Replaces the `Place` that was kept. A `Place` that can't be written is lost.
    func keep(_ place: Place) async

    /// Deletes this `Place` if it is the one that is kept.
    func remove(_ place: Place) async
}
