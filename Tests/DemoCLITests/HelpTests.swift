import Scenarios
import Testing

@testable import DemoCLI

@Suite("Help is where people look for it", .timeLimit(.minutes(5)))
struct HelpTests {
    @Test("A command explains itself in three ways", arguments: Commands.names)
    func commands(name: String) throws {
        let sandbox = try Sandbox()
        let help = try sandbox.run("DemoCLI help \(name)")
        #expect(help.code == 0)
        #expect(help.output.hasPrefix("\(name): "))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(help.output.contains("\n  swift run DemoCLI \(name)"))
        for line in ["\(name) --help", "\(name) -h", "\(name) --items -x --help", "--help \(name)"]
        {
            let outcome = try sandbox.run("DemoCLI \(line)")
            #expect(outcome.code == 0)
            #expect(outcome.output == help.output)
            #expect(outcome.error.isEmpty)
        }
    }

    @Test("The program explains itself, and names its commands")
    func overview() throws {
        let sandbox = try Sandbox()
        let help = try sandbox.run("DemoCLI help")
        for name in Commands.names { #expect(help.output.contains("\n  \(name) ")) }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        for line in ["--help", "-h"] {
            #expect(try sandbox.run("DemoCLI \(line)").output == help.output)
        }
    }

    @Test("compare explains every step of every feature")
    func steps() throws {
        let help = try Sandbox().run("DemoCLI help compare").output
        for feature in Features.all {
            #expect(help.contains("Steps of \(feature.name):\n"))
            for usage in usages(of: feature) { #expect(help.contains("\n  \(usage) ")) }
        }
    }

    private func usages<F: Feature>(of feature: F.Type) -> [String] { Scenario<F>.usages }

    @Test("What a shell completes is what there is")
    func completion() throws {
        let script = """
            source <(DemoCLI completion bash)
            for line in 'DemoCLI co' 'DemoCLI compare --f' 'DemoCLI compare --feature ' \\
                'DemoCLI list --pattern ' 'DemoCLI help l' 'DemoCLI compare '; do
                IFS=' ' read -ra COMP_WORDS <<< "$line"
                [[ $line == *' ' ]] && COMP_WORDS+=('')
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _DemoCLI
                echo "${COMPREPLY[*]}"
            done
            """
        #expect(
            try Sandbox().run(script).output == """
                compare completion
                --feature --format
                \(Features.all.map { $0.name }.joined(separator: " "))
                \(ItemsScenario.patterns.map(\.name).joined(separator: " "))
                list


                """)
    }

    @Test("Each shell can read its script, where there is that shell", arguments: ["zsh", "fish"])
    func shells(shell: String) throws {
        let outcome = try Sandbox().run(
            "command -v \(shell) >/dev/null || exit 0; DemoCLI completion \(shell) | \(shell) -n /dev/stdin"
        )
        #expect(outcome.code == 0)
        #expect(outcome.error.isEmpty)
    }
}
