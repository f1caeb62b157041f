import Foundation
import Testing

#if canImport(Darwin)
import Darwin
private typealias FileActions = posix_spawn_file_actions_t?
private typealias Attributes = posix_spawnattr_t?
#elseif canImport(Glibc)
import Glibc
private typealias FileActions = posix_spawn_file_actions_t
private typealias Attributes = posix_spawnattr_t
#elseif canImport(Musl)
import Musl
private typealias FileActions = posix_spawn_file_actions_t
private typealias Attributes = posix_spawnattr_t
#endif

extension PseudoTerminal {
    #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
    /// POSIX_SPAWN_SETSID, which the headers hide.
    private static let newSession: Int16 = 0x80
    #endif

    /// Starts the program in a session of its own, with the terminal at this path as its terminal.
    static func start(
        _ command: [String], in terminal: String, environment: [String: String]
    ) throws -> pid_t {
        #if canImport(Darwin)
        var actions: FileActions
        var attributes: Attributes
        #else
        var actions = FileActions()
        var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, newSession)
        // The first terminal that a session opens is its own.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)

        let variables = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" }
            .merging(["TERM": "xterm-256color"]) { $1 }
            .merging(environment) { $1 }
            .map { "\($0.key)=\($0.value)" }
        var words = command.map { strdup($0) } + [nil]
        var settings = variables.map { strdup($0) } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var process: pid_t = 0
        try #require(
            posix_spawn(&process, command[0], &actions, &attributes, &words, &settings) == 0)
        return process
    }
}
