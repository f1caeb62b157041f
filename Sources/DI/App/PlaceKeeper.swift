package import Domain
package import Presentation

/// Keeps where the user is, so that the app reopens there. No other object keeps the place.
///
/// A change is kept after half a second without another change, or at once when the user leaves the app.
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

    /// Observes `place` from now on. While `place` is nil, nothing is kept.
    package init(of place: @escaping () -> Place?, in container: Container) {
        self.place = place
        keepPlace = container.session.keepPlace
        delay = container.delay
        observation = StateObservation(of: place) { [weak self] in self?.receive($0) }
    }

    /// Keeps a waiting change now, before the half second is over. The task ends when the change is
    /// kept; nil if no change waits or is being kept.
    package func flush() -> ScreenTask? {
        // The observation reports a change only a moment later. So the place is read here.
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

    /// Reads the place again, because the user may have logged out during the half second.
    private func keep() {
        guard let place = place() else { return }
        _ = tasks.write(.keep, for: self) { [keepPlace] in
            await keepPlace.execute(place)
        } receive: { _, _ in
        }
    }
}
