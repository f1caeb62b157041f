#if canImport(SwiftUI)
public import Presentation
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

    /// Both come from one container.
    public init(viewModel: AppViewModel, store: AppStore) {
        _viewModel = State(initialValue: viewModel)
        _store = State(initialValue: store)
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
