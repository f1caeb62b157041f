import ArgumentParser
import Foundation
import Testing

@testable import Template

@Suite("The questions on a terminal, and the ids of an app")
struct QuestionsTests {
    /// The options after these lines were typed as answers.
    private func asked(_ lines: String..., options: [String] = []) throws -> New {
        var rest = lines[...]
        var new = try New.parse(options)
        try new.ask { rest.popFirst() }
        #expect(rest.isEmpty, "not each line was read")
        return new
    }

    @Test("Return takes the default of each question")
    func defaults() throws {
        let new = try asked("", "", "", "", "")
        #expect(new.name == "Shelf")
        #expect(new.pattern == .mvvm)
        #expect(new.data == .file)
        #expect(new.entity == ["Item=Book"])
        #expect(new.field.isEmpty)
    }

    @Test("Values from options are not asked, or are the defaults of questions")
    func options() throws {
        let options = ["--pattern", "mvi", "--entity", "Item=Person,People", "--field", "age:int"]
        let new = try asked("", "", "", options: options)
        #expect(new.pattern == .mvi)
        #expect(new.entity == ["Item=Person,People"])
        #expect(new.field == ["age:int"])
    }

    @Test("A name begins with a capital letter, and the plural is asked for if it can't be made")
    func answers() throws {
        let new = try asked(
            " jars ", "MVI", "Server", "news", "", "newsItems", "grams", "grams:int, note:text?")
        #expect(new.name == "Jars")
        #expect(new.pattern == .mvi)
        #expect(new.data == .server)
        #expect(new.entity == ["Item=News,NewsItems"])
        #expect(new.field == ["grams:int", " note:text?"])
    }

    @Test("A wrong pattern is asked again; the end of the input is an error")
    func refused() throws {
        #expect(try asked("menu", "shelf", "viper", "mvi", "cloud", "file", "", "").pattern == .mvi)
        #expect(throws: Problem("“What it lists, one of them” has no answer")) {
            try asked("", "", "")
        }
    }

    @Test("For another plural, the command to type is told, word for word")
    func plural() {
        let undo = "git -C /s stash --include-untracked"
        let words = ["feature", "Order", "--field", "best before:date?", "--plural", "PLURAL"]
        let start = "swift run --package-path \(Template.here.path)/Extras/Template Template"
        #expect(
            Template.told("Orders", else: undo, words)
                == "Several are “Orders”; to say otherwise: \(undo) && \(start) "
                + "feature Order --field 'best before:date?' --plural PLURAL")
    }

    @Test(
        "An id and a team are in the settings of the app; without them, there is an example and no team"
    )
    func ids() throws {
        let repository = try Repository(Template.here)
        var app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: [], from: repository)
        let path = "App/App.xcconfig"
        #expect(
            app.files[path]?.contains("\nPRODUCT_BUNDLE_IDENTIFIER = com.example.Shelf\n") == true)
        #expect(app.files[path]?.contains("\nDEVELOPMENT_TEAM =\n") == true)
        try app.sign(bundleID: "com.acme.my-shelf", team: "ABCDE12345")
        #expect(
            app.files[path]?.contains("\nPRODUCT_BUNDLE_IDENTIFIER = com.acme.my-shelf\n") == true)
        #expect(app.files[path]?.contains("\nDEVELOPMENT_TEAM = ABCDE12345\n") == true)
        for id in ["shelf", "com.", ".shelf", "com..shelf", "com.acme shelf", "com.acme.ö", ""] {
            let right = "com.acme.shelf: letters, digits, hyphens, dots"
            #expect(throws: Problem("--bundle-id “\(id)” is not like \(right)")) {
                try app.sign(bundleID: id, team: nil)
            }
        }
        for team in ["abcde12345", "ABCDE1234", "ABCDE123456", "ABCDE-2345", ""] {
            let right = "ABCDE12345: ten digits and capital letters"
            #expect(throws: Problem("--team “\(team)” is not like \(right)")) {
                try app.sign(bundleID: nil, team: team)
            }
        }
    }
}
