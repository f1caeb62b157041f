package import Domain
package import Presentation

/// Stores the `Place` where the user is in the app, so that the app shows it when it starts again. It does
/// so half a second after the last change, or at once when the user leaves the app.
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

    /// Observes what `place` returns until this object is released. While `place` returns nil, nothing is
    /// stored.
    package init(of place: @escaping () -> Place?, in container: Container) {
        self.place = place
        keepPlace = container.session.keepPlace
        delay = container.delay
        observation = StateObservation(of: place) { [weak self] in self?.receive($0) }
    }

    /// Stores the newest place now, without waiting for the half second. The returned task ends when the
    /// place is stored. The task is nil if there is nothing to store.
    package func flush() -> ScreenTask? {
        // The observation reports a new place only a moment later. So this method reads the place itself.
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

    /// Reads the place again: if the user has logged out during the half second, nothing is stored.
    private func keep() {
        guard let place = place() else { return }
        _ = tasks.write(.keep, for: self) { [keepPlace] in
            await keepPlace.execute(place)
        } receive: { _, _ in
        }
    }
}
