package import Domain
package import Presentation

/// Has the place of the user kept, so that the app opens there again. Nobody else does.
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

    /// Keeps now what waits for the pause. The task ends when it is kept; nil if all is kept.
    package func flush() -> ScreenTask? {
        // What has just changed is observed a turn later.
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
