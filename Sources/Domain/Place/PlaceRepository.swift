/// Keeps where the user is on this device. It holds nothing that a person wrote, so it never fails.
package protocol PlaceRepository: Sendable {
    /// The place that was kept last; nil if there is none, or if it can't be read.
    func place() async -> Place?

    /// Takes the place of the one before; nil forgets it. What can't be kept is lost.
    func keep(_ place: Place?) async
}
