import Domain
import Presentation

/// Plays both patterns on one screen, by key; whoever presses the keys gives the answers too.
struct PlayCommand {
    private let feature: Feature
    private let scenario: String?
    private let file: String?

    init(_ words: ArraySlice<String>) throws {
        let arguments = try Arguments(words, allowed: ["--feature", "--items"], command: "play")
        if arguments.operands.count > 1 {
            throw Failure(.usage, "play takes one scenario, not also “\(arguments.operands[1])”")
        }
        scenario = arguments.operands.first
        feature = try arguments.choice("--feature", standard: .items)
        file = arguments.value("--items")
    }

    @MainActor
    func run() async throws -> ExitCode {
        guard Terminal.isThere else {
            throw Failure(
                .usage,
                "play needs a terminal to read from and to draw on; without one, use "
                    + "“DemoCLI compare”")
        }
        let items = try await InputFile.items(file)
        let app = PlayApp(feature, itemsFile: file) { Self.makeGame($0, items: items) }
        if let scenario {
            let text = try ScenarioFile.read(scenario)
            do throws(ScenarioError) {
                try await app.load(text)
            } catch {
                throw Failure(.badData, "\(scenario), \(error)")
            }
        }
        let ending = try await PlayLoop(app).run()
        await app.end()
        ending.raiseAgain()
        return .done
    }

    @MainActor
    static func makeGame(_ feature: Feature, items: [Item]) -> any Game {
        switch feature {
        case .items:
            return FeatureGame(ItemsScenario.self, content: items)
        case .login:
            return FeatureGame(LoginScenario.self, content: LoginScenario.sampleContent)
        case .users:
            return FeatureGame(UsersScenario.self, content: UsersScenario.sampleContent)
        case .counter:
            return FeatureGame(CounterScenario.self, content: CounterScenario.sampleContent)
        case .app:
            var content = AppScenario.sampleContent
            content.items = items
            return FeatureGame(AppScenario.self, content: content)
        }
    }
}
