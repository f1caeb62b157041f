import Presentation
import Recipes
import Testing

/// A service that sends the statuses that the test gives it. It does not notice when nobody reads them
/// any more.
@MainActor
final class ControlledConnection {
    /// Nil ends the stream.
    let news = ControlledCalls<ConnectionStatus?>()
    private weak var listener: Listener?

    /// A stream holds this object, and the loop that reads the stream holds the stream. So `listener`
    /// is nil when nobody reads the stream any more.
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

    /// Returns when nobody reads the newest stream any more, or when there have been more than `calls`
    /// calls.
    func rest(_ calls: Int) async {
        await wait(for: "the end of what the stream did") { listener == nil || news.count > calls }
    }
}
