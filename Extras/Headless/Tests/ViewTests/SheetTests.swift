import Headless
import Presentation
import Scenarios
import Testing

extension ViewTests {
    /// How the form opens, closes and asks is tested by the contract of the items and by `WalkTests`.
    @Suite("The form of an item, in its sheet")
    @MainActor
    struct SheetTests {
        private let folder = AppFolder(of: "SideBySide")

        @Test("Return saves like the button; the page below stays open with the new name")
        func returnKey() throws {
            try play { apps in
                try apps.tap("Banana", "Edit")
                for name in [" ", "Kiwi"] {
                    try apps.act { try $0.type(name, into: "Name") }
                    try apps.act { try $0.submit() }
                    apps.expect { $0.tree.contains("spinner") == (name == "Kiwi") }
                }
                try apps.answer("save")
                apps.expect { $0.form == nil && $0.tree.contains("text “Name” = “Kiwi”") }
            }
        }

        @Test("A failure is shown over the form; if the form closes first, over the list")
        func errors() throws {
            try play { apps in
                for name in ["Apple", "Banana"] {
                    try apps.act { try $0.swipe(name, "Delete \(name)") }
                }
                try apps.typeDraft()
                try apps.answer("delete a", .fail("Refused."))
                try apps.readError("Refused.")
                apps.expect { $0.form == "Fig" && $0.alert == nil }
                try apps.tap("Save")
                try apps.answer("delete b", .fail("Of another."))
                try apps.answer("save")
                try apps.readError("Of another.")
                apps.expect { $0.form == nil && $0.alert == nil }
            }
        }

        @Test("A draft waits while a link opens another tab, and comes back after an alert there")
        func tabs() throws {
            try play { apps in
                try apps.typeDraft()
                try apps.openLink("sidebyside://counter")
                try apps.tap("Increment")
                try apps.answer("increment", .fail("Refused."))
                try apps.openLink("sidebyside://items")
                apps.expect { $0.form == "Fig" && $0.alert == nil }
            }
        }

        @Test("A draft waits while the app is in the background, and is not saved")
        func background() throws {
            try play { apps in
                try apps.typeDraft()
                try apps.act { $0.interrupt(true) }
                try apps.act { $0.moveToBackground(true) }
                try apps.act { $0.moveToBackground(false) }
                apps.expect { $0.form == "Fig" }
                for app in apps.all { #expect(app.requests.open.map(\.name) == []) }
            }
        }

        @Test("A form that closes while the next one opens keeps its own text")
        func nextForm() throws {
            try play { apps in
                try apps.tap("Banana", "Edit")
                apps.expect { $0.form == "Banana" }
                for app in apps.all {
                    let played = app.life.app as? any PlayedApp
                    Turns.take {
                        for step in [.close, .edit("c")] as [ItemsScenario.Step] {
                            _ = played?.perform(.items(step))
                        }
                    }
                }
                apps.settleBoth()
                apps.expect { $0.form == "Cherry" }
            }
        }

        @Test("A correction by the keyboard after the form has closed is ignored")
        func lateCorrection() throws {
            try play { apps in
                try apps.tap("New Item")
                var keyboards: [(String) -> Void] = []
                try apps.act { keyboards.append(try $0.keyboard(of: "Name")) }
                try apps.tap("Cancel", "New Item")
                try apps.act { _ in keyboards.removeFirst()("Late") }
                apps.expect { $0.form == "" }
            }
        }

        @Test("An alert of the app is shown over the form", arguments: Tested.allCases)
        func appAlert(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn(toSee: "button “Apple”")
            try app.window.tap("New Item")
            app.open("sidebyside://shop")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            try app.window.tap("OK")
            #expect(app.window.form == "")
        }

        /// Plays the test after the login, which opens the items.
        private func play(_ test: (BothApps) throws -> Void) throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try test(apps)
        }
    }
}

extension BothApps {
    fileprivate func tap(_ labels: String...) throws {
        for label in labels { try act { try $0.tap(label) } }
    }

    fileprivate func typeDraft() throws {
        try tap("New Item")
        try act { try $0.type("Fig", into: "Name") }
    }

    fileprivate func readError(_ text: String) throws {
        expect { $0.alert?.texts == [text] }
        try tap("OK")
    }
}

extension HeadlessScreen {
    /// The name in the form; nil if no form is open.
    fileprivate var form: String? { elements("field").first { $0.label == "Name" }?.value }
}
