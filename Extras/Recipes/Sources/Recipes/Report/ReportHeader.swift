public import Foundation

/// The first line of a report.
public struct ReportHeader: Codable, Equatable, Sendable {
    public static let version = 1
    /// The version of the format.
    public let report: Int
    public let app: String
    public let system: String
    /// The screen, or the app. It says which reducer replays the report.
    public let screen: String
    /// Properties that are computed from hidden texts, so that a replay would compute something else. The
    /// differences do not have them.
    public let leftOut: Set<String>

    public init(
        app: String, system: String = ProcessInfo.processInfo.operatingSystemVersionString,
        screen: String, leftOut: Set<String> = []
    ) {
        report = Self.version
        (self.app, self.system, self.screen, self.leftOut) = (app, system, screen, leftOut)
    }
}
