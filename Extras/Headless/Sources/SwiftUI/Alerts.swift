import Elements

public enum Visibility: Sendable { case automatic, visible, hidden }

// A tap on a button closes an alert or a dialog, whatever the button does.
extension View {
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        asking(.alert, String(title), isPresented, data, actions, message) {
            $0.isEmpty ? "OK" : nil
        }
    }
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? "" : String(title)
        return asking(.dialog, title, isPresented, data, actions, message) {
            $0.contains { $0.traits == ["cancel"] } ? nil : "Cancel"
        }
    }
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        let (actions, message) = (actions(), message())
        return confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: true
        ) { _ in
            actions
        } message: { _ in
            message
        }
    }

    /// `standard` is the button that the system adds, if any.
    private func asking<A: View, M: View, T>(
        _ role: Element.Role, _ title: String, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M,
        standard: @escaping @MainActor ([Element]) -> String?
    ) -> some View {
        rendering("\(role)") { context, elements in
            guard isPresented.wrappedValue, let data else { return elements }
            context.present("\(role) “\(title)”") { presented in
                if let presented { return presented }
                var buttons = render(actions(data), context.at("actions"))
                if let label = standard(buttons) { buttons.append(context.element(.button, label)) }
                for button in buttons {
                    button.tap = { [tap = button.tap] in
                        tap?()
                        isPresented.wrappedValue = false
                    }
                }
                let message = render(message(data), context.at("message"))
                return context.element(role, title, children: message + buttons)
            }
            return elements
        }
    }
}
