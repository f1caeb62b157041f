import Presentation

extension PlayApp {
    func askWhereToSave() {
        guard let savedSession = game.savedSession else {
            notice = .failure("A step can't be written so that it reads back; nothing is saved.")
            return
        }
        let editor = LineEditor(title: "Save as", text: "\(feature.rawValue).scenario")
        mode = .asking(editor) { path in
            guard ScenarioFile.exists(path) else { return self.save(savedSession, to: path) }
            let editor = LineEditor(title: "\(path) exists; write over it? Type y")
            self.mode = .asking(editor) { answer in
                if answer == "y" { self.save(savedSession, to: path) }
            }
        }
    }

    private func save(_ savedSession: SavedSession, to path: String) {
        do {
            try ScenarioFile.write(savedSession, to: path)
            let options = optionsToCompare.map { " \($0)" }.joined()
            let warning = savedSession.hasSecrets ? " It holds what was typed in secret." : ""
            notice = PlayView.Notice(
                text: "Saved. DemoCLI compare \(path)\(options) plays it.\(warning)",
                tone: .agreeing)
        } catch {
            notice = .failure(error.message)
        }
    }

    /// What `compare` has to be told to play the same.
    private var optionsToCompare: [String] {
        let showsItems = feature == .items || feature == .app
        return (feature == .items ? [] : ["--feature \(feature.rawValue)"])
            + (showsItems ? itemsFile.map { ["--items \($0)"] } ?? [] : [])
    }

    func load(from path: String) async {
        do {
            try await game.load(ScenarioFile.read(path))
        } catch let error as ScenarioError {
            notice = .failure("\(path), \(error)")
        } catch let failure as Failure {
            notice = .failure(failure.message)
        } catch {
            notice = .failure("\(error)")
        }
    }
}

extension PlayView.Notice {
    fileprivate static func failure(_ text: String) -> PlayView.Notice {
        PlayView.Notice(text: text, tone: .changed)
    }
}
