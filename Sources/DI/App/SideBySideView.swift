#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns over the same data, one at a time. The hidden one keeps its state.
public struct SideBySideView: View {
    private enum Pattern: String, CaseIterable {
        case mvvm = "MVVM"
        case mvi = "MVI"
    }

    @State private var pattern = Pattern.mvvm
    @State private var viewModel: AppViewModel
    @State private var store: AppStore

    /// Makes the app twice, from one container.
    public init(container: Container) {
        _viewModel = State(initialValue: container.makeAppViewModel())
        _store = State(initialValue: container.makeAppStore())
    }

    public var body: some View {
        VStack(spacing: 0) {
            Picker("Pattern", selection: $pattern) {
                ForEach(Pattern.allCases, id: \.self) { pattern in
                    Text(pattern.rawValue)
                }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .padding()
            switch pattern {
            case .mvvm: AppMVVMView(viewModel: viewModel)
            case .mvi: AppMVIView(store: store)
            }
        }
    }
}
#endif
