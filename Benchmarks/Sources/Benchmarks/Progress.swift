import Foundation

/// A bar on standard error, on a terminal only, that goes when the work is done.
struct Progress {
    private let title: String
    private let isShown = isatty(STDERR_FILENO) == 1

    init(_ title: String) {
        self.title = title
        tell(0)
    }

    func tell(_ part: Double) {
        let filled = Int(part * 20)
        write(
            "\r" + String(repeating: "█", count: filled)
                + String(repeating: "░", count: 20 - filled) + " \(title)\u{1B}[K")
    }

    func end() {
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        if isShown { FileHandle.standardError.write(Data(text.utf8)) }
    }
}
