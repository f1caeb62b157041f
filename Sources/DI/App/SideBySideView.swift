#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns over the same data, one in front at a time; each goes on behind the other.
public struct SideBySideView: View {
    @State private var pattern = Pattern.mvvm
    @State private var viewModel: AppViewModel
    @State private var store: AppStore

    public init(container: Container) {
        _viewModel = State(initialValue: container.makeAppViewModel())
        _store = State(initialValue: container.makeAppStore())
    }

    public var body: some View {
        VStack(spacing: 0) {
            Picker("Pattern", selection: $pattern) {
                ForEach(Pattern.allCases, id: \.self) { pattern in
                    Text(pattern.title)
                }
            }
            .pickerStyle(.segmented)
            .padding()
            switch pattern {
            case .mvvm: AppMVVMView(viewModel: viewModel)
            case .mvi: AppMVIView(store: store)
            }
        }
    }
}
#endif
