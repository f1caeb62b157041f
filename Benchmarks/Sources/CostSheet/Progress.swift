import Foundation

/// Lines on standard error, for those who wait.
enum Progress {
    static func tell(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("CostSheet: \(text)\n".utf8))
    }
}
