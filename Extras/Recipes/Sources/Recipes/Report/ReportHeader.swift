public import Foundation

/// The first line of a report.
public struct ReportHeader: Codable, Equatable, Sendable {
    public static let version = 1
    /// The version of the format.
    public let report: Int
    public let app: String
    public let system: String
    /// The name of the screen, or of the app. A replay uses the reducer of this screen.
    public let screen: String
    /// Properties that are computed from hidden texts. A replay would compute other values, so the
    /// differences leave these properties out.
    public let leftOut: Set<String>

    public init(
        app: String, system: String = ProcessInfo.processInfo.operatingSystemVersionString,
        screen: String, leftOut: Set<String> = []
    ) {
        report = Self.version
        (self.app, self.system, self.screen, self.leftOut) = (app, system, screen, leftOut)
    }
}
