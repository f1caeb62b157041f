#if canImport(SwiftUI)
public import SwiftUI

/// The content of a sheet over a screen, and the closure that closes the sheet.
public struct ScreenSheet: Identifiable {
    public let id: String
    let isHeld: Bool
    let close: @MainActor () -> Void
    let content: AnyView

    /// A swipe closes the sheet, except while `isHeld` is true.
    public init(
        id: String, isHeld: Bool, close: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> some View
    ) {
        (self.id, self.isHeld, self.close) = (id, isHeld, close)
        self.content = AnyView(content())
    }
}

extension View {
    /// Shows the sheet of a screen, and its alerts, over all pages and tabs of this view. Nothing is shown
    /// while `screen` returns nil.
    public func presents(_ screen: @escaping @MainActor () -> (any ScreenView)?) -> some View {
        modifier(Presents(screen: screen))
    }
}

private struct Presents: ViewModifier {
    let screen: @MainActor () -> (any ScreenView)?
    @State private var isAlertShown = false

    func body(content: Content) -> some View {
        let sheet = screen()?.sheet
        content
            .alerts(isCovered: sheet != nil, isShown: $isAlertShown) { screen()?.alert }
            .sheet(
                item: Binding(
                    get: { @MainActor in isAlertShown ? nil : sheet },
                    set: { @MainActor edited in if edited == nil { sheet?.close() } })
            ) { shown in
                // The sheet stays as it was while it closes.
                let sheet = screen()?.sheet.flatMap { $0.id == shown.id ? $0 : nil } ?? shown
                NavigationStack { sheet.content }
                    .interactiveDismissDisabled(sheet.isHeld)
                    .frame(minWidth: 300, minHeight: 200)
                    .alerts(appearsAnimated: true) { screen()?.alert }
            }
    }
}
#endif
