import Domain
package import Presentation

extension AppState: ScreenState {
    package var fields: [ScreenField] {
        guard let main else {
            return [
                ScreenField("screen", .text("login")),
                ScreenField("login", .group(login.fields)),
            ]
        }
        return [
            ScreenField("screen", .text("main")),
            ScreenField("session", .text(main.session.email)),
            ScreenField("leaving", .flag(main.isLeaving)),
            ScreenField("tab", .text(main.tab.rawValue)),
            ScreenField("badge", .number(main.itemsBadge)),
            ScreenField("path", .list(main.userPath.ids)),
            ScreenField("items", .group(main.items.fields)),
            ScreenField("users", .group(main.users.fields)),
            ScreenField("counter", .group(main.counter.fields)),
            ScreenField("notes", .group(main.notes.fields)),
        ]
    }
}
