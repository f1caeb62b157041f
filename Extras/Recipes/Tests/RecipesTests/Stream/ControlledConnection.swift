import Presentation
import Recipes
import Testing

/// A service that sends the statuses from the test. It does not notice when nobody reads the stream any
/// more.
@MainActor
final class ControlledConnection {
    /// Nil ends the stream.
    let news = ControlledCalls<ConnectionStatus?>()
    private weak var listener: Listener?

    /// An object that lives as long as a loop reads the stream. After that, `listener` is nil.
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

    /// Returns when nobody reads the newest stream any more, or after more than `calls` calls.
    func rest(_ calls: Int) async {
        await wait(for: "the end of what the stream did") { listener == nil || news.count > calls }
    }
}
