import Domain
public import Presentation

extension AppState: ScreenState {
    public var fields: [ScreenField] {
        switch self {
        case .login(let login):
            [
                ScreenField("screen", .text("login")),
                ScreenField("login", .group(login.fields)),
            ]
        case .main(let main):
            [
                ScreenField("screen", .text("main")),
                ScreenField("session", .text(main.session.email)),
                ScreenField("tab", .text(main.tab.rawValue)),
                ScreenField("badge", .number(main.itemsBadge)),
                ScreenField("path", .list(main.userPath)),
                ScreenField("items", .group(main.items.fields)),
                ScreenField("users", .group(main.users.fields)),
                ScreenField("counter", .group(main.counter.fields)),
                ScreenField("notes", .group(main.notes.fields)),
            ]
        }
    }
}
