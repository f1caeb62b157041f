import Presentation
import Recipes
import Testing

/// A service that says what the test says, and does not notice that nobody listens any more.
@MainActor
final class ControlledConnection {
    /// Nil ends the stream.
    let news = ControlledCalls<ConnectionStatus?>()
    private weak var listener: Listener?

    /// Held by a stream, which is held by the loop that reads it.
    private final class Listener: Sendable {}

    var useCases: StreamUseCases {
        StreamUseCases { [self] in
            let listener = Listener()
            self.listener = listener
            return AsyncStream { [news] in
                await news.call()
            } onCancel: {
                _ = listener
            }
        }
    }

    /// Returns when the newest stream is read no more, or is read on after so many calls.
    func rest(_ calls: Int) async {
        await wait(for: "the end of what the stream did") { listener == nil || news.count > calls }
    }
}
