import Elements

@available(iOS 15, macOS 12, *)
public enum Visibility: Sendable { case automatic, visible }

// A tap on any button closes an alert or a dialog.
@available(iOS 15, macOS 12, *)
extension View {
    public func alert<A: View, M: View, T>(
        _ title: String, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { asking(.alert, title, isPresented, data, actions, message) }

    public func confirmationDialog<A: View, M: View, T>(
        _ title: String, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { asking(.dialog, title, isPresented, data, actions, message) }

    public func confirmationDialog<A: View, M: View>(
        _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View {
        let (actions, message) = (actions(), message())
        return asking(.dialog, title, isPresented, true, { _ in actions }, { _ in message })
    }

    private func asking<A: View, M: View, T>(
        _ role: Element.Role, _ title: String, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
    ) -> some View {
        rendering("\(role)") { context, elements in
            guard isPresented.wrappedValue, let data else { return elements }
            context.present("\(role) “\(title)”") { presented in
                if let presented { return presented }
                var buttons = render(actions(data), context.at("actions"))
                // If the view has no button, the system adds OK or Cancel.
                if role == .alert, buttons.isEmpty {
                    buttons.append(context.element(.button, "OK"))
                }
                if role == .dialog, !buttons.contains(where: { $0.traits == ["cancel"] }) {
                    buttons.append(context.element(.button, "Cancel"))
                }
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
