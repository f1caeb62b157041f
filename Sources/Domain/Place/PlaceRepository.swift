/// Keeps on this device where the user is in the app. Never fails, because a lost place costs none of
/// the user's work.
package protocol PlaceRepository: Sendable {
    /// The place that was kept last; nil if no place was kept, or if the place can't be read.
    func place() async -> Place?

    /// Replaces the place that was kept; nil deletes it. A place that can't be written is lost.
    func keep(_ place: Place?) async
}
