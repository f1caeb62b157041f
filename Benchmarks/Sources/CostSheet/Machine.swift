import CostCounting
import Foundation

/// What kind of machine measures, and with which compiler; not which machine.
enum Machine {
    static func description() throws -> String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return "\(system) \(architecture), \(cores) cores, Swift \(try swiftVersion())"
    }

    private static func swiftVersion() throws -> String {
        let output = try Command(["swift", "--version"]).output
        guard let match = output.firstMatch(of: #/Swift version ([0-9.]+)/#) else {
            throw CostProblem(
                .failed, "“swift --version” tells no version; put Swift's own swift on the PATH")
        }
        return String(match.1)
    }

    private static var system: String {
        #if os(macOS)
        "macOS"
        #elseif os(Linux)
        "Linux"
        #else
        "Another system,"
        #endif
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "of another architecture"
        #endif
    }
}
