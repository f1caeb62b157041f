/// Selects the files for an app by the names of folders and files. In the selected files, each line is
/// removed that uses a removed type.
extension Repository {
    private static let roots = [
        "App/", "Sources/Domain/", "Sources/Data/", "Sources/Presentation/", "Sources/DI/",
        "Tests/DomainTests/", "Tests/DataTests/", "Tests/PresentationTests/",
    ]
    private static let ours = [
        "SideBySide", "AppPattern", ".docc/", "/Fixtures/", "/Plain/", "/Turns",
        "Container+InMemory", "Container+Server",
    ]
    /// Folders and words of code that are removed together with the login, although their names do not
    /// contain “login”.
    private static let goesWithLogin = "/App/ /Place/ session accounts authentication places"
        .split(separator: " ")
    /// The same, if an app has no server, and if it has one.
    private static let goesWithServer = """
        /HTTP /Keychain /App.entitlements server http serverOfApp names CODE_SIGN_ENTITLEMENTS \
        ENABLE_OUTGOING_NETWORK_CONNECTIONS
        """.split(separator: " ")
    private static let goesWithFile = "/OnDeviceAuthentication demoLogin demo"
        .split(separator: " ")

    /// True for a file that each app gets unchanged. An app does not get the tests of these files.
    static func isKit(_ path: String) -> Bool {
        ["/ScreenKit/", "/MVIKit/", "/JSONFile/", "OneLine"].contains(where: path.contains)
    }

    func kept(_ pattern: Pattern, without gone: [Noun], in storage: Storage) -> [String: String] {
        let (hasLogin, hasServer) = (!gone.contains { $0.plural == "Login" }, storage == .server)
        let goesToo =
            (hasLogin ? [] : Self.goesWithLogin)
            + (hasServer ? Self.goesWithFile : Self.goesWithServer)
        let others =
            Self.ours + goesToo.filter { $0.first == "/" }.map(String.init) + [pattern.other]
        // An app with a login also gets these files unchanged. From their tests, it gets only the
        // doubles.
        let alike = /^Tests.*\/(App|Links|Login|Place)\/(?!(\w+\/)?Controlled|HTTP)/
        let own = files.filter { path, _ in
            Self.roots.contains(where: path.hasPrefix)
                && !(path.hasPrefix("Tests/") && Self.isKit(path)) && !path.contains(alike)
        }
        var kept = own.filter { path, _ in
            path.hasPrefix("App/") && !path.hasSuffix(".entitlements")
                || !others.contains(where: path.contains) && !gone.contains { $0.owns(path) }
        }
        let lost = own.types.subtracting(kept.types)
            .union([pattern.other.lowercased()[...], "LoginStore"] + goesToo)
        let isLost = { (word: Substring) in
            !Names.spared.contains(word)
                && (lost.contains(word) || gone.contains { $0.isNamed(by: word) })
        }
        var words = kept.filter { !$0.key.isPicture }.mapValues { Set($0[...].words) }
        let lostWords = Set(words.values.joined()).filter(isLost)
        let isCut = { $0.contains(/^(Sources|Tests)|xcconfig$/) && !Self.isKit($0) }
        for (path, text) in kept where isCut(path) {
            if words[path]?.isDisjoint(with: lostWords) != false { continue }
            kept[path] = text.cut(lostWords.contains)
            words[path] = kept[path].map { Set($0[...].words) }
        }
        // Test doubles and parts of the kit are removed if no other file uses them any more.
        while let unused = kept.first(where: { path, text in
            path.contains(/Support\/|\/ScreenKit\//) && !text.declared.isEmpty
                && words.allSatisfy { other, words in
                    other == path || other.first != path.first
                        || words.isDisjoint(with: text.declared)
                }
        }) {
            (kept[unused.key], words[unused.key]) = (nil, nil)
        }
        var unused = ["DITests"]
        if !hasLogin { unused.append("-link") }
        if !hasServer { unused.append("-server") }
        for (path, text) in kept where path.hasSuffix(".xcscheme") {
            let part = /\s*<(TestableReference|CommandLineArgument)\b(?s:.)*?<\/\1>/
            kept[path] = text.replacing(part) { unused.contains(where: $0.0.contains) ? "" : $0.0 }
        }
        // A list whose rows are at a server has no file. Without a server, the project needs less.
        let ofFile = [
            "Sources/Data/Items/OnDeviceItemRepository.swift": ["file", "Foundation"],
            "Tests/DataTests/Items/ItemRepositoryKind.swift": ["jsonFile"],
        ]
        for (path, words) in ofFile where hasServer {
            kept[path] = kept[path]?.cut { words.contains(String($0)) }
        }
        let its =
            /\s*<key>NSAppTransportSecurity<\/key>\s*<dict>(?s:.)*?<\/dict>|\n.*App\.entitlements.*/
        for path in kept.keys where !hasServer && path.contains(/^App.*(plist|pbxproj)$/) {
            kept[path]?.replace(its, with: "")
        }
        kept[".swift-format"] = files[".swift-format"]
        kept[".gitignore"] = files[".gitignore"]?.replacing("/device/\n", with: "")
        return kept
    }
}

extension String {
    /// The source without the parts that use a removed name; nil if only imports are left.
    func cut(_ isLost: (Substring) -> Bool) -> String? {
        var lines = Lines(self)
        lines.cut(isLost)
        let code = lines.all.filter { !$0.words.isEmpty && !$0.hasPrefix("#") }
        if code.allSatisfy({ $0.words.contains("import") }) { return nil }
        // Without a public declaration, the compiler warns of a public import.
        return lines.text.contains(/(?m)^.*\bpublic (?!import)/)
            ? lines.text : lines.text.replacing("public import", with: "import")
    }
}
