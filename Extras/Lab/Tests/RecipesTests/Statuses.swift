import Domain
import Presentation
public import Recipes

@testable import Explorer
@testable public import Scenarios

/// The status of a connection. While the screen follows the stream, each element is a request.
enum Statuses: Recipe {
    typealias State = StreamState
    typealias UseCases = ControlledConnection

    enum Step: Equatable, Sendable {
        case appear
    }

    nonisolated static let name = "stream"
    nonisolated static let walkSteps: [Step] = [.appear]

    static func makeViewModel(_ connection: ControlledConnection) -> Screen<Statuses> {
        let viewModel = StreamViewModel(useCases: connection.useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { _ in
            viewModel.observe().finish
        }
    }

    static func makeStore(_ connection: ControlledConnection) -> Screen<Statuses> {
        let reducer = StreamReducer(useCases: connection.useCases)
        return Screen(StreamStore(StreamState(), reducer: reducer)) { _ in .appeared }
    }

    nonisolated static let properties: [Property<Statuses>] = [
        Property("While the screen follows the status, it awaits exactly one") {
            $0.open.count(where: \.isAwaited)
        } is: {
            $0.inputs.isEmpty ? 0 : 1
        },
        Property("The screen shows the newest status since it last began to follow") {
            $0.state.status
        } is: { history in
            let begin = history.inputs.last?.moment ?? 0
            let all = history.answers.filter { $0.wasWanted && $0.moment > begin }
            return all.compactMap { $0.value(ConnectionStatus.self) }.last
        },
    ]
}

extension StreamState: ScreenState {
    public var fields: [ScreenField] { [ScreenField("status", .text(status.map { "\($0)" }))] }
}

/// A connection whose status gets worse with each element.
final class ControlledConnection: Service {
    private var statuses = 0

    var useCases: StreamUseCases {
        StreamUseCases { [self] in
            let all: AsyncStream<Result<ConnectionStatus, Problem>> =
                requests.stream(of: "statuses") { [self] _ in
                    statuses += 1
                    return [.online, .slow, .offline][statuses % 3]
                }
            return AsyncStream(unfolding: {
                for await status in all { if case .success(let status) = status { return status } }
                return nil
            })
        }
    }
}
