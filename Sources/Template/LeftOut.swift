/// What an app of one's own does without, by the names of files and folders.
enum LeftOut {
    private static let always: Set<String> = [
        "Benchmarks", "Server", "DemoCLI", "DemoCLITests", "Template", "TemplateTests",
        "DataStress", "Stress.swift", "ProcessesTests.swift", "SizeTests.swift",
        "RealServerTests.swift", "Reentrance", "Reentrance.swift", "SituationTests.swift",
        "README.md", "CONTRIBUTING.md", "LICENSE", ".readme", ".spi.yml", "pages.yml",
        "nightly.yml",
    ]
    /// What only notes need: a server.
    private static let withoutNotes: Set<String> = [
        "HTTP", "HTTPAuthenticationRepository.swift", "HTTPAuthenticationRepositoryTests.swift",
        "Tokens.swift", "TokenRecord.swift", "TokensTests.swift", "Device.swift",
        "StubServer.swift",
    ]
    /// The checks that stay.
    private static let checks: Set<String> = [
        "run", "layers", "views", "must-not-compile", "view-mistakes", "view-stubs",
    ]

    static func has(_ path: String, withNotes: Bool) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.contains { always.contains($0) || $0.hasSuffix(".docc") }
            || !withNotes && parts.contains(where: withoutNotes.contains)
            || parts[0] == ".ci" && !checks.contains(parts[1])
    }

    /// Whether a text of the manifest is about a target, a product or a resource that is left out.
    static func isNamed(in text: Substring) -> Bool {
        always.contains { text.contains("\"\($0)\"") || text.contains("\"\($0)/") }
    }

    /// The script that runs every check, a paragraph for each, with those that stay.
    static func cut(_ script: String, without features: [Feature]) -> String {
        script.split(separator: "\n\n").filter { paragraph in
            paragraph.matches(of: /\.ci\/(\w[\w-]*)/).allSatisfy { checks.contains(String($0.1)) }
                && !always.contains { paragraph.contains("--package-path \($0)") }
                && !features.contains { $0.isUsed(in: String(paragraph)) }
        }
        .joined(separator: "\n\n")
        .replacing(" Benchmarks", with: "")
    }

    /// What has a name already in an app that is made from here.
    static func types(of repository: Repository) -> Set<String> {
        repository.types { !has($0, withNotes: true) }
    }
}
