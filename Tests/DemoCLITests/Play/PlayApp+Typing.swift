import Presentation

@testable import DemoCLI

@MainActor
extension PlayApp {
    /// The feature over its sample.
    static func sample(_ feature: Feature) -> PlayApp {
        PlayApp(feature) { PlayCommand.makeGame($0, items: ItemsScenario.sampleContent) }
    }

    /// What the least screen shows after these keys.
    static func screen(_ feature: Feature, after keys: String) async -> String {
        let app = sample(feature)
        await app.type(keys)
        defer { Task { await app.end() } }
        return app.text
    }

    /// The keys that apply where there is much to do.
    static func busiest(_ feature: Feature) async -> [KeyBinding] {
        let app = sample(feature)
        await app.type("eal@x.test\rpenigma\r\rooorfr+")
        _ = await app.press(.left)
        defer { Task { await app.end() } }
        return app.bindings
    }

    var text: String { frame(PlayLayout.least).text }

    func type(_ text: String) async {
        var decoder = KeyDecoder()
        for key in decoder.keys(from: Array(text.utf8)) {
            _ = await press(key)
        }
    }
}
