package import Domain
package import Presentation

/// Keeps where the user is, so that the app opens there again. Nothing else keeps it.
///
/// A change is kept after a pause of half a second, or at once when the app is left.
@MainActor
package final class PlaceKeeper {
    private let place: () -> Place?
    private let keepPlace: any KeepPlaceUseCase
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()
    private var newest: Place?
    private var observation: StateObservation<Place?>?

    private enum TaskID {
        case pause
        case keep
    }

    /// Observes the place from now on. While there is none, nothing is kept.
    package init(of place: @escaping () -> Place?, in container: Container) {
        self.place = place
        keepPlace = container.session.keepPlace
        delay = container.delay
        observation = StateObservation(of: place) { [weak self] in self?.receive($0) }
    }

    /// Keeps now what waits for the pause. The task ends when it is kept; nil if nothing is left to keep.
    package func flush() -> ScreenTask? {
        // A change is observed only a moment later, so the place is read here.
        receive(place())
        if tasks.inFlight.contains(.pause) { keep() }
        tasks.cancel(.pause)
        return tasks.writesInFlight
    }

    private func receive(_ place: Place?) {
        guard place != newest else { return }
        newest = place
        _ = tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { keeper, _ in
            keeper.keep()
        }
    }

    /// Asks for the place again: since the pause began, the user may have logged out.
    private func keep() {
        guard let place = place() else { return }
        _ = tasks.write(.keep, for: self) { [keepPlace] in
            await keepPlace.execute(place)
        } receive: { _, _ in
        }
    }
}
