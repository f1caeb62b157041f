import Headless
import Presentation
import Scenarios
import Testing

extension ViewTests {
    @Suite("The form of an item, in its sheet")
    @MainActor
    struct SheetTests {
        private let folder = AppFolder()

        @Test(
            "It opens over the list and over a page, ready to be typed into; each part has a name")
        func opens() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                apps.expect {
                    $0.tree == """
                        sheet
                          page “New Item”
                            button “Cancel” (cancel)
                            button “Save” (disabled)
                            field “Name” (focused, return done)
                        """
                }
                try apps.act { try $0.tap("Cancel") }
                try apps.act { try $0.tap("Banana") }
                try apps.act { try $0.tap("Edit") }
                apps.expect { $0.form == "Banana" && $0.pages.last == "Edit Item" }
                for app in apps.all { VoiceOver(app.screen).checkLabels() }
                try apps.act { try $0.tap("Cancel") }
                apps.expect { $0.form == nil && $0.pages[1] == "Banana" }
            }
        }

        @Test("Return saves as the button does, and nothing without a name")
        func returnKey() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.submit() }
                #expect(throws: (any Error).self) { try apps.answer("save") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.act { try $0.submit() }
                apps.expect { $0.isDisabled("Save") && $0.isDisabled("Name") }
                try apps.answer("save")
                apps.expect { $0.form == nil && $0.tree.contains("button “Fig”") }
            }
        }

        @Test("A page below shows the new name, and stays open")
        func detail() throws {
            try play { apps in
                try apps.act { try $0.tap("Banana") }
                try apps.act { try $0.tap("Edit") }
                try apps.act { try $0.type("Kiwi", into: "Name") }
                try apps.act { try $0.tap("Save") }
                try apps.answer("save")
                apps.expect { $0.form == nil && $0.pages[1] == "Kiwi" }
                apps.expect { $0.tree.contains("text “Name” = “Kiwi”") }
                try apps.act { try $0.back() }
                apps.expect { $0.tree.contains("button “Kiwi”") }
            }
        }

        @Test("What goes wrong is told over it: its save, and another write")
        func errors() throws {
            try play { apps in
                try apps.act { try $0.swipe("Apple", "Delete Apple") }
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.answer("delete a", .fail("Of another."))
                try apps.readError("Of another.")
                try apps.act { try $0.tap("Save") }
                try apps.answer("save", .fail("Refused."))
                try apps.readError("Refused.")
                apps.expect { $0.form == "Fig" && !$0.isDisabled("Save") && $0.alert == nil }
            }
        }

        @Test("What has not been read when it closes is told once more, over the list")
        func unread() throws {
            try play { apps in
                try apps.act { try $0.swipe("Apple", "Delete Apple") }
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.act { try $0.tap("Save") }
                try apps.answer("delete a", .fail("Of another."))
                apps.expect { $0.form == "Fig" }
                try apps.answer("save")
                apps.expect { $0.form == nil }
                try apps.readError("Of another.")
                apps.expect { $0.alert == nil }
            }
        }

        @Test("A swipe closes it, but for a draft; a save goes on, and its failure is told")
        func swipe() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.swipeAway() }
                apps.expect { $0.form == nil }
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                for app in apps.all {
                    #expect(throws: HeadlessScreen.Problem.self) { try app.screen.swipeAway() }
                }
                try apps.act { try $0.tap("Save") }
                try apps.act { try $0.swipeAway() }
                apps.expect { $0.form == nil }
                try apps.answer("save", .fail("Refused."))
                try apps.readError("Refused.")
                try apps.act { try $0.tap("New Item") }
                apps.expect { $0.form == "Fig" }
            }
        }

        @Test("Cancel asks before a draft is thrown away")
        func cancel() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                for (answer, rest) in [("Keep Editing", "Fig"), ("Discard", nil)] {
                    try apps.act { try $0.tap("Cancel") }
                    apps.expect { $0.alert?.title == "Discard Changes?" }
                    try apps.act { try $0.tap(answer) }
                    apps.expect { $0.alert == nil && $0.form == rest }
                }
                try apps.act { try $0.tap("New Item") }
                apps.expect { $0.form == "" }
            }
        }

        @Test("A draft waits in its tab while a link leads to another one")
        func tabs() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.openLink("sidebyside://users")
                apps.expect { $0.form == nil && $0.alert == nil }
                try apps.act { try $0.tap("Items") }
                apps.expect { $0.form == "Fig" }
            }
        }

        @Test("It opens after an alert that was open, as when a link leads to a draft")
        func afterAlert() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                try apps.act { try $0.type("Fig", into: "Name") }
                try apps.openLink("sidebyside://counter")
                try apps.act { try $0.tap("Increment") }
                try apps.answer("increment", .fail("Refused."))
                apps.expect { $0.alert?.texts == ["Refused."] }
                try apps.openLink("sidebyside://items")
                apps.expect { $0.form == "Fig" && $0.alert == nil }
                try apps.openLink("sidebyside://counter")
                try apps.readError("Refused.")
                apps.expect { $0.alert == nil }
            }
        }

        @Test("What the keyboard corrects after it has closed goes nowhere")
        func lateCorrection() throws {
            try play { apps in
                try apps.act { try $0.tap("New Item") }
                var keyboards: [(String) -> Void] = []
                try apps.act { keyboards.append(try $0.keyboard(of: "Name")) }
                try apps.act { try $0.tap("Cancel") }
                for title in [nil, "New Item"] {
                    if let title { try apps.act { try $0.tap(title) } }
                    var late = keyboards
                    try apps.act { _ in late.removeFirst()("Late") }
                    apps.expect { $0.form == (title == nil ? nil : "") }
                }
            }
        }

        @Test("An alert of the app is shown over it", arguments: Tested.allCases)
        func appAlert(tested: Tested) async throws {
            let app = tested.launch()
            try await app.logIn()
            try app.window.tap("New Item")
            app.open("sidebyside://shop")
            try await app.see("alert “\(AppTexts.linkRefused)”")
            try app.window.tap("OK")
            #expect(app.window.form == "")
            #expect(app.problems == [])
        }

        /// After the login, which opens the items.
        private func play(_ test: (BothApps) throws -> Void) throws {
            let apps = BothApps()
            defer { apps.close() }
            try apps.logIn()
            try test(apps)
        }
    }
}

extension BothApps {
    fileprivate func readError(_ text: String) throws {
        expect { $0.alert?.texts == [text] }
        try act { try $0.tap("OK") }
    }
}

extension HeadlessScreen {
    /// The name in the form; nil if none is open.
    fileprivate var form: String? { elements("field").first { $0.label == "Name" }?.value }

    fileprivate func isDisabled(_ label: String) -> Bool {
        elements("button", "field").contains { $0.label == label && !$0.isEnabled }
    }
}
