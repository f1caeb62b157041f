/// Prints what makes a shell complete the words of this program.
struct CompletionCommand: Command {
    static let page = CommandPage(
        name: "completion", operands: "bash|zsh|fish",
        summary: "print what makes a shell complete commands and options",
        details: """
            It is for a DemoCLI that is in your PATH. Have your shell read it as it starts:

              bash  source <(DemoCLI completion bash)
              zsh   source <(DemoCLI completion zsh)
              fish  DemoCLI completion fish | source
            """,
        examples: ["completion fish > ~/.config/fish/completions/DemoCLI.fish"])

    private let script: String

    init(_ arguments: Arguments) throws {
        switch try arguments.onlyOperand("shell") {
        case "bash": script = Self.bash
        case "zsh":
            script = "autoload -U compinit bashcompinit; compinit; bashcompinit\n" + Self.bash
        case "fish": script = Self.fish
        default: throw Problem(.usage, "completion needs a shell: \(Self.page.operands)")
        }
    }

    func run() throws -> ExitCode {
        try Console.standard.print(script)
        return .done
    }

    /// The command and the word before decide what is offered; where that is nothing, it is files.
    private static var bash: String {
        let cases = Commands.all.map { command in
            let page = command.page
            let values = page.options.filter { $0.usage != $0.name }.map {
                "'\(page.name) \($0.name)') words='\($0.choices.joined(separator: " "))' ;;\n    "
            }
            let words = operands(of: page) + page.options.map(\.name) + ["--help"]
            return values.joined()
                + "'\(page.name) '*) words='\(words.joined(separator: " "))' ;;\n    "
        }
        return """
            _DemoCLI() {
                local words word=${COMP_WORDS[COMP_CWORD]}
                case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD-1]}" in
                \(cases.joined())*) words='\(Commands.names.joined(separator: " "))' ;;
                esac
                [[ -z $word && $words == -* ]] && words=
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -o default -F _DemoCLI DemoCLI
            """
    }

    private static var fish: String {
        Commands.all.flatMap { command in
            let page = command.page
            let start = "complete -c DemoCLI -n '__fish_seen_subcommand_from \(page.name)'"
            let words = operands(of: page).joined(separator: " ")
            return [
                "complete -c DemoCLI -n __fish_use_subcommand -a \(page.name) -d '\(page.summary)'"
            ]
                + (words.isEmpty ? [] : ["\(start) -f -a '\(words)'"])
                + page.options.map { option in
                    let choices = option.choices.joined(separator: " ")
                    let value =
                        option.usage == option.name
                        ? "" : choices.isEmpty ? " -r" : " -x -a '\(choices)'"
                    return "\(start) -l \(option.name.dropFirst(2))\(value) -d '\(option.meaning)'"
                }
        }
        .joined(separator: "\n")
    }

    private static func operands(of page: CommandPage) -> [String] {
        switch page.name {
        case HelpCommand.page.name: Commands.names
        case NotesCommand.page.name: NotesAction.names
        case Self.page.name: page.operands.split(separator: "|").map(String.init)
        default: []
        }
    }
}
