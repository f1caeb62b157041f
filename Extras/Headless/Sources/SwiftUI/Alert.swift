import Elements

extension View {
    /// A tap on a button closes the alert, whatever the button does.
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = String(title)
        return rendering("alert") { context, elements in
            guard isPresented.wrappedValue, let data else { return elements }
            let host = context.host
            host.alerts.present(context.path, at: host.place) {
                var buttons = render(actions(data), context.at("actions"))
                if buttons.isEmpty { buttons = [context.element(.button, "OK")] }
                for button in buttons {
                    button.tap = { [tap = button.tap] in
                        tap?()
                        isPresented.wrappedValue = false
                    }
                }
                let message = render(message(data), context.at("message"))
                return context.element(.alert, title, children: message + buttons)
            }
            return elements
        }
    }
}
