import Domain
import Presentation
public import Recipes

@testable import Explorer
@testable public import Scenarios

/// A list that loads page by page. When its first page is requested, it has a new row at the top.
enum Paging: Recipe {
    typealias State = PagingState
    typealias UseCases = ControlledPages

    enum Step: Equatable, Sendable {
        case refresh, nextPage, leave
    }

    nonisolated static let name = "paging"
    nonisolated static let walkSteps: [Step] = [.refresh, .nextPage, .leave]

    static func makeViewModel(_ pages: ControlledPages) -> Screen<Paging> {
        let viewModel = PagingViewModel(useCases: pages.useCases)
        return Screen(model: viewModel, state: { viewModel.state }) { step in
            switch step {
            case .refresh: return viewModel.refresh().finish
            case .nextPage: return viewModel.loadNextPage()?.finish
            case .leave: viewModel.stop()
            }
            return nil
        }
    }

    static func makeStore(_ pages: ControlledPages) -> Screen<Paging> {
        let reducer = PagingReducer(useCases: pages.useCases)
        return Screen(PagingStore(PagingState(), reducer: reducer)) { step in
            switch step {
            case .refresh: .refreshRequested
            case .nextPage: .nextPageRequested
            case .leave: .left
            }
        }
    }

    nonisolated static let properties: [Property<Paging>] = [
        Property("While the list shows that it is loading, exactly one page is awaited") {
            $0.open.count(where: \.isAwaited)
        } is: {
            $0.state.loading == .loading ? 1 : 0
        },
        Property("Since the newest first page, no row is duplicated or missing") {
            $0.state.rows.ids
        } is: { history in
            let firstPage = history.answers.last {
                $0.wasWanted && $0.succeeded && $0.request.name == "first page"
            }
            guard let first = firstPage?.value(PagingPage.self)?.rows[0].id else { return [] }
            let count = history.state.footer == .end ? 5 - first : history.state.rows.ids.count
            return (0..<count).map { first + $0 }
        },
    ]
}

extension PagingState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("rows", .list(rows.all.map { "\($0.id) \($0.title)" })),
            ScreenField("loading", .text("\(loading), footer: \(footer)")),
        ]
    }
}

/// A service with the rows 1 to 4. Each of the first two requests for the first page adds a new top row. A
/// page begins with the last row of the page before.
final class ControlledPages: Service {
    private var list = [1, 2, 3, 4]

    var useCases: PagingUseCases {
        PagingUseCases { [self] start throws(Problem) in
            if start == nil, list.count < 6 { list.insert(list[0] - 1, at: 0) }
            let title = requests.readName("row")
            let begin = start.flatMap { Int($0) } ?? list[0]
            let rows = list.drop { $0 < begin }.prefix(2).map { PagingRow(id: $0, title: title) }
            let name = start.map { "page from \($0)" } ?? "first page"
            return try await requests.result(of: name) { _ throws(Problem) in
                PagingPage(rows: rows, next: rows[1].id == 4 ? nil : "\(rows[1].id)")
            }
        }
    }
}
