import DI
import Domain

// Every line that names one pattern, apart from the files that do. To keep one, delete the other's.

/// A way to write a screen.
enum Pattern: String, CaseIterable, Encodable, CodingKeyRepresentable {
    case mvvm
    case mvi

    /// As people write it.
    var title: String { rawValue.uppercased() }

    static let option = "[--pattern \(allCases.map(\.rawValue).joined(separator: "|"))]"
}

@MainActor
extension Container {
    func makeItemsScreen(_ pattern: Pattern) -> any ItemsScreen {
        switch pattern {
        case .mvvm: makeItemsViewModel()
        case .mvi: makeItemsStore()
        }
    }

    func makeNotesScreen(_ pattern: Pattern, session: Session) -> any NotesScreen {
        switch pattern {
        case .mvvm: makeNotesViewModel(session: session)
        case .mvi: makeNotesStore(session: session)
        }
    }
}
