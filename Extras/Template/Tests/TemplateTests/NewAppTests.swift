import Foundation
import Testing

@testable import Template

@Suite("Apps made from this repository", .timeLimit(.minutes(5)))
struct NewAppTests {
    private let repository: Repository

    init() throws {
        repository = try Repository(Template.here)
    }

    @Test("The features are found, each with its singular")
    func features() {
        let nouns = repository.features
        #expect(nouns.map(\.plural) == ["Counter", "Items", "Login", "Users"])
        #expect(nouns.map(\.singular) == ["Counter", "Item", "Login", "User"])
    }

    @Test(
        "An app has what was chosen and nothing else",
        arguments: [
            (Pattern.mvvm, ["items", "login"], ["MVI", "Users"]),
            (.mvi, ["items", "login", "counter"], ["MVVM", "Users"]),
            (.mvvm, ["items"], ["MVI", "Login", "Presentation/App"]),
        ])
    func leftOut(pattern: Pattern, features: [String], gone: [String]) throws {
        let app = try NewApp(
            "Shelf", pattern: pattern, features: features, entities: ["Item=Book"], from: repository
        )
        let files = app.files
        let paths = files.keys.filter { !$0.hasPrefix("App/") }
        let ours = [
            "Lab/", "Extras/Server/", "Benchmarks", "Template", "DemoCLI", "SideBySide", "Items",
            "Notes",
        ]
        for word in gone + ours {
            #expect(!paths.contains { $0.contains(word) }, "\(word)")
        }
        let words = /SideBySide|DemoCLI|\b[Tt]win\b|[Bb]oth patterns/
        #expect(files.filter { $0.value.contains(words) }.map(\.key) == [])
        #expect(files["Sources/DI/App/ShelfApp.swift"] != nil)
        #expect(files["README.md"]?.hasPrefix("# Shelf\n") == true)
        #expect(files.count <= 110 || features.count > 2)
        let state = try #require(files["Sources/Presentation/Books/BooksState.swift"])
        #expect(state.contains("struct BooksState"))
        #expect(state.contains("PartState") == features.contains("login"))
    }

    @Test("A name that has a word of this repository stays as it is")
    func named() throws {
        for (name, pattern) in [("JarMVI", Pattern.mvi), ("ItemShop", .mvvm)] {
            let app = try NewApp(
                name, pattern: pattern, features: ["items"], entities: ["Item=Jar"],
                from: repository)
            #expect(app.files["App/Sources/main.swift"]?.contains("\n\(name)App.main()") == true)
            #expect(app.files["Package.swift"]?.contains("    name: \"\(name)\",") == true)
        }
    }

    @Test(
        "An app that can't be made is refused with the reason",
        arguments: [
            (
                "Store", "items", [],
                "“Store” is taken by Sources/Presentation/MVIKit/Store.swift: try MyStore"
            ),
            ("Main", "items", [], "“Main” is taken by App/Sources/main.swift: try MyMain"),
            ("Glibc", "items", [], "“Glibc” is the name of a module: try MyGlibc"),
            ("Charts", "items", [], "“Charts” is the name of a module: try MyCharts"),
            ("Scene", "items", [], "“Scene” is taken by SwiftUI: try MyScene"),
            ("UIStyle", "items", [], "“UIStyle” begins like names of Apple's: try MyUIStyle"),
            ("ATests", "items", [], "“ATests” ends like a package of tests: try A"),
            ("my-shelf", "items", [], "“my-shelf” can't be the name of a type: try MyShelf"),
            ("self", "items", [], "“self” can't be the name of a type: try MySelf"),
            ("9Übung 1", "items", [], "“9Übung 1” can't be the name of a type: try Ubung1"),
            ("7", "items", [], "“7” can't be the name of a type: try Book"),
            (
                "Shelf", "items,chess", [],
                "--features “chess” is not one of counter,items,login,users"
            ),
            (
                "Shelf", "items,login,notes", [],
                "--features “notes” is not one of counter,items,login,users; notes are an app of their own, in Extras/Notes"
            ),
            (
                "Shelf", "items", ["Thing=Book"],
                "--entity “Thing=Book” is not OLD=NEW, where OLD can be: Item"
            ),
            (
                "Shelf", "items,login,users", ["Item=Book", "User=Book"],
                "--entity Item=Book User=Book of Shelf: give each another name"
            ),
            (
                "Shelf", "items", ["Item=News"],
                "“News” may be a plural: name one and several, as in --entity Item=Person,People"
            ),
            (
                "Shelf", "items", ["Item=Sheep,Sheep"],
                "a list needs two names: not “Sheep” for several, but such as AllSheep"
            ),
            ("Shelf", "items", ["Item=Datum,Data"], "“Data” is taken by a module: try MyData"),
            ("Shelf", "items", ["Item=Swift"], "“Swift” is taken by a module: try MySwift"),
            (
                "Shelf", "items", ["Item=Instant"],
                "“Instant” is taken by Sources/Domain/Time/Delay.swift: try MyInstant"
            ),
            (
                "Shelf", "items", ["Item=Failure"],
                "“Failure” is taken by Sources/Data/JSONFile/DocumentStore.swift: try MyFailure"
            ),
            ("Shelf", "items", ["Item=Class"], "“Class” is taken by Swift: try MyClass"),
            (
                "Shelf", "items", ["Item=Decoding"],
                "“DecodingError” is taken by Swift: try MyDecoding"
            ),
            (
                "Shelf", "items", ["Item=Transaction"],
                "“Transaction” is taken by SwiftUI: try MyTransaction"
            ),
            ("Shelf", "items", ["Item=Color"], "“Color” is taken by SwiftUI: try MyColor"),
            (
                "Shelf", "items", ["Item=Name"],
                "“name” is a word in Sources/Data/Items/OnDeviceItemRepository.swift: try MyName"
            ),
        ])
    func refused(name: String, features: String, entities: [String], message: String) {
        #expect(throws: Problem(message)) {
            try NewApp(
                name, pattern: .mvi, features: features.split(separator: ",").map(String.init),
                entities: entities, from: repository)
        }
    }

    @Test(
        "The name of a feature that an app does not have is free", arguments: ["User", "Counter"])
    func free(name: String) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: ["Item=\(name)"],
            from: repository)
        #expect(app.files["Sources/Domain/\(name)s/\(name).swift"] != nil)
        #expect(app.guessed.map(\.plural) == ["\(name)s"])
    }

    @Test(
        "If a feature has the same singular and plural here, the new name has no plural",
        arguments: ["Score", "News"])
    func single(name: String) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvi, features: ["items", "counter"], entities: ["Counter=\(name)"],
            from: repository)
        #expect(app.files["Sources/Presentation/\(name)/\(name)Texts.swift"] != nil)
        #expect(!app.files.values.contains { $0.contains("\(name)s") })
        #expect(app.guessed.isEmpty)
    }

    @Test(
        "With any selection, a comment is either complete or removed", arguments: Storage.allCases)
    func comments(storage: Storage) throws {
        func comments(_ text: String) -> Set<[String]> {
            var all: Set<[String]> = []
            var comment: [String] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let code = line.code
                if code.hasPrefix("//") {
                    comment.append(String(code))
                } else {
                    all.insert(comment)
                    comment = []
                }
            }
            return all
        }
        let nouns = repository.features
        for pattern in Pattern.allCases {
            for gone in nouns.map({ [$0] }) + [nouns.filter { $0.plural != "Items" }] {
                for (path, text) in try repository.kept(pattern, without: gone, in: storage) {
                    let left = comments(text).subtracting(comments(repository.files[path] ?? ""))
                    #expect(left.isEmpty, "\(path), without \(gone.map(\.plural))")
                }
            }
        }
    }

    @Test("An app whose list is in a file has nothing of a server", arguments: Pattern.allCases)
    func withoutServer(pattern: Pattern) throws {
        for features in [["items"], ["items", "login"]] {
            let app = try NewApp(
                "Shelf", pattern: pattern, features: features, entities: [], from: repository)
            let words =
                /HTTP[A-RT-Z]|[Ss]erver(Address|OfApp)|StubServer|Keychain|keychain|-server |entitlements|NSAllows|OUTGOING/
            for (path, text) in app.files where path.contains(/^(Sources|Tests|App)\//) {
                let code = path.hasSuffix(".swift") ? text[...].words.joined(separator: " ") : text
                #expect(!code.contains(words) && !path.contains(words), "\(path)")
            }
            let articles = app.files.filter { $0.key.hasSuffix(".md") }.values.joined()
            let isTold = articles.contains(/API\.md|HTTP|-server\ /)
            #expect(!isTold)
        }
    }

    @Test(
        "An app whose list is at a server has its address in one place, and no list in a file",
        arguments: Pattern.allCases)
    func atServer(pattern: Pattern) throws {
        let app = try NewApp(
            "Shelf", pattern: pattern, features: ["items", "login"], entities: ["Item=Book"],
            in: .server, from: repository)
        let files = app.files.filter { $0.key.hasPrefix("Sources/") }
        let places = files.filter { $0.value.contains("= \"https://") }
        #expect(places.map(\.key) == ["Sources/DI/ServerAddress+App.swift"])
        let container = try #require(files["Sources/DI/Container+Live.swift"])
        #expect(container.contains("books: HTTPBookRepository(client: client),"))
        for (path, text) in files {
            let words = text[...].words
            #expect(!words.contains("demoLogin") && !text.contains("books.json"), "\(path)")
            if path.contains("/Books/") { #expect(!words.contains("JSONFile"), "\(path)") }
        }
        let api = try #require(app.files["Docs/API.md"])
        #expect(api.contains("| `PUT /books/ID` with"))
        // The tests that a change of the API breaks, and the test of “Log In Again”.
        let data = "Tests/DataTests/"
        for test in [
            "Books/BookRepositoryContractTests", "HTTP/ServerAnswerTests", "App/LogInAgainTests",
            "Login/HTTPAuthenticationRepositoryTests", "Support/Shared/HTTP/BooksServer",
        ] {
            #expect(app.files["\(data)\(test).swift"] != nil, "\(test)")
        }
        let kinds = try #require(app.files["\(data)Books/BookRepositoryKind.swift"])
        #expect(kinds.matches(of: /case \.(\w+)/).map { String($0.1) } == ["inMemory", "http"])
    }

    @Test("Without a login, there is no server, and the command to type is told")
    func serverWithoutLogin() {
        #expect(throws: Problem("--data server needs the login: try --features items,login")) {
            try NewApp(
                "Shelf", pattern: .mvi, features: ["items"], entities: [], in: .server,
                from: repository)
        }
    }

    @Test("The targets of an app have the same dependencies as here")
    func layers() throws {
        func layers(of path: String) throws -> [String] {
            let package = try #require(repository.files[path])
            let head = try #require(package.split(separator: "    products: [").first)
            return [String(head)] + package.matches(of: /\.target\([^)]*\)/).map { String($0.0) }
        }
        #expect(
            try layers(of: "Extras/Template/App/Package.swift.txt") == layers(of: "Package.swift"))
    }

    @Test("Only debug builds have the sample account; a release build warns that there is none")
    func sampleAccount() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvi, features: ["items", "login"], entities: [], from: repository)
        let model = try #require(app.files["Sources/Domain/Login/Credentials.swift"])
        let release =
            /#if DEBUG[^\n]*\n[^#]*al@x.test[^#]*#else\n *#warning\(.*\n[^@]* = \[\]\s+#endif/
        #expect(model.contains(release))
    }

    @Test("An app has its own CI, which builds its own project")
    func workflow() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: [], from: repository)
        let workflow = try #require(app.files[".github/workflows/ci.yml"])
        let projects = workflow.matches(of: /-project (\S+)/).map { String($0.1) }
        #expect(projects == ["App/Shelf.xcodeproj", "App/Shelf.xcodeproj"])
        #expect(app.files["\(projects[0])/project.pbxproj"] != nil)
        for scheme in workflow.matches(of: /-scheme (\S+)/) {
            let path = "\(projects[0])/xcshareddata/xcschemes/\(scheme.1).xcscheme"
            #expect(app.files[path] != nil, "\(path)")
        }
    }

    @Test("The articles of an app describe only its own code", arguments: Pattern.allCases)
    func articles(pattern: Pattern) throws {
        for (features, storage) in [
            (["items"], Storage.file), (["items", "login"], .file), (["items", "login"], .server),
            (["items", "login", "counter"], .file),
        ] {
            let app = try NewApp(
                "Shelf", pattern: pattern, features: features, entities: [], in: storage,
                from: repository)
            for (path, text) in app.files where path.hasSuffix(".md") {
                for match in text.matches(of: /`((?:Sources|Tests|App|Docs)\/[\w\/+.]+)`/) {
                    #expect(
                        app.files.keys.contains { $0.hasPrefix(match.1) }, "\(path): \(match.1)")
                }
            }
            // “Shelf” must be the name of the app, and not of the repository.
            #expect(!app.files.values.contains { $0.contains("repository Shelf") })
            // The README names the same account as the code.
            for word in features == ["items"] || storage == .server ? [] : ["al@x.test", "enigma"] {
                let account = app.files["Sources/Domain/Login/Credentials.swift"]
                #expect(account?.contains("\"\(word)\"") == true)
                #expect(app.files["README.md"]?.contains("`\(word)`") == true)
            }
            let keepsFiles = app.files["README.md"]?.contains("on the disk") == true
            #expect(keepsFiles)
        }
    }

    @Test("Existing files are not replaced; a file that git does not track counts as a change")
    func inTheWay() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = try NewApp(
            "Shelf", pattern: .mvi, features: ["items"], entities: [], from: repository)
        try made.make(in: folder)
        #expect(throws: Problem.self) { try made.make(in: folder) }
        let file = folder.appending(path: "mine.txt")
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: Problem.self) { try made.make(in: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        #expect(throws: Problem.self) { try Repository(folder, mustBeClean: true) }
        for path in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where path != ".git" {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        #expect(throws: Problem.self) { try made.make(in: folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [".git"])
    }
}
