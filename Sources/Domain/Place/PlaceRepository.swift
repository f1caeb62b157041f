/// Keeps the place on this device. It never fails, because a lost place costs none of the user's work.
package protocol PlaceRepository: Sendable {
    /// The place that was kept last; nil if there is none, or if it can't be read.
    func place() async -> Place?

    /// Replaces the place that was kept; nil forgets it. A place that can't be written is lost.
    func keep(_ place: Place?) async
}
