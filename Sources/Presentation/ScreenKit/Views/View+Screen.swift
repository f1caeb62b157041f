#if canImport(SwiftUI)
import Accessibility
public import SwiftUI

/// The view of a screen in a navigation stack. The view around the stack shows the screen's sheet and
/// alert, and speaks its announcements, because SwiftUI presents nothing from a view that a pushed page
/// covers.
@MainActor
public protocol ScreenView: View {
    var sheet: ScreenSheet? { get }
    /// Shown over the sheet, if there is one.
    var alert: ScreenAlert? { get }
    /// The texts that VoiceOver speaks when they appear. Each text is one announcement.
    var announcements: [String] { get }
}

extension ScreenView {
    public var sheet: ScreenSheet? { nil }
    public var announcements: [String] { [] }
}

/// A navigation stack around one screen, with the sheet and the alerts of this screen.
public struct ScreenStack<Screen: ScreenView>: View {
    private let screen: Screen

    public init(_ screen: Screen) { self.screen = screen }

    public var body: some View {
        NavigationStack { screen }
            .announces { screen.announcements }
            .presents { screen }
    }
}

extension View {
    /// Adds the parts of a screen that loads data: a title and a reload button.
    public func screen(
        _ title: String, isLoading: Bool, reload: @escaping @MainActor () -> Void
    ) -> some View {
        navigationTitle(title)
            .modifier(ReloadButton(isLoading: isLoading, reload: reload))
    }

    /// Pushes the detail screen of `value` over this view as long as `value` is not nil. When the user
    /// goes back, calls `close` with the id that was shown, because `value` may have changed by then.
    public func detail<Value: Identifiable & Equatable, Content: View>(
        of value: Value?, close: @escaping @MainActor (Value.ID) -> Void,
        @ViewBuilder content: @escaping (Value) -> Content
    ) -> some View {
        let open = value?.id
        return navigationDestination(
            item: Binding(
                get: { @MainActor in open },
                set: { @MainActor edited in if edited == nil, let open { close(open) } })
        ) { id in
            LastValue(value: id == open ? value : nil) { if let value = $0 { content(value) } }
        }
    }

    /// Lets VoiceOver speak each text when it appears. In a tab that is not selected, the text waits
    /// until the user selects the tab.
    public func announces(_ texts: @escaping @MainActor () -> [String]) -> some View {
        modifier(Announces(texts: texts))
    }
}

/// Shows the last value of a page while the page closes. The value is gone at once after a delete, and the
/// page would go blank before its animation has ended.
struct LastValue<Value: Equatable, Content: View>: View {
    let value: Value?
    @ViewBuilder let content: (Value?) -> Content
    @State private var last: Value?

    var body: some View {
        content(value ?? last)
            .onChange(of: value, initial: true) { if let value { last = value } }
    }
}

/// Adds a reload button for users of a keyboard, a mouse or VoiceOver, who can't pull to refresh.
private struct ReloadButton: ViewModifier {
    let isLoading: Bool
    let reload: @MainActor () -> Void
    @Environment(\.isInFront) private var isInFront

    func body(content: Content) -> some View {
        content.toolbar {
            // On a Mac, all tabs share the tool bar of the window.
            if isInFront {
                Button(ScreenTexts.reload, systemImage: "arrow.clockwise", action: reload)
                    .keyboardShortcut(KeyboardShortcut("r"))
                    .disabled(isLoading)
                    .accessibilityValue(isLoading ? ScreenTexts.loading : "")
            }
        }
    }
}

private struct Announces: ViewModifier {
    let texts: @MainActor () -> [String]
    @Environment(\.isInFront) private var isInFront
    /// The shown texts that VoiceOver has already spoken.
    @State private var spoken: [String] = []

    /// SwiftUI may not call `onChange` in a tab that is not selected. So `current` does not change there.
    func body(content: Content) -> some View {
        let current = isInFront ? texts() : spoken
        content
            .onChange(of: current, initial: true) {
                for text in current where !spoken.contains(text) { announce(text) }
                spoken = current
            }
    }
}

/// Lets VoiceOver speak this text. The text is not interrupted when the focus moves.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}

extension EnvironmentValues {
    /// False in a tab that is not selected. Such a tab has no reload button, and announces nothing until the
    /// user selects it.
    @Entry var isInFront: Bool = true
}
#endif
