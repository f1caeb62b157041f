import Foundation

/// A bar on standard error for work that takes more than two seconds; on a terminal only.
actor ProgressBar {
    private let label: String
    private let total: Int?
    private var done = 0
    private var drawing: Task<Void, Never>?
    private var isShown = false

    private init(_ label: String, of total: Int?) {
        self.label = label
        self.total = total
    }

    /// Does the work under a bar. Without a total, the bar shows that it goes on, not how far.
    @MainActor
    static func during<Value: Sendable, Problem: Error>(
        _ label: String, of total: Int? = nil,
        work: @MainActor (_ advance: @MainActor () async -> Void) async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        guard isatty(STDERR_FILENO) == 1 else { return try await work({}) }
        let bar = ProgressBar(label, of: total)
        await bar.start()
        do throws(Problem) {
            let value = try await work { await bar.advance() }
            await bar.finish()
            return value
        } catch {
            await bar.finish()
            throw error
        }
    }

    private func start() {
        drawing = Task { [weak self] in
            try? await Task.sleep(for: .seconds(2))
            var turn = 0
            while !Task.isCancelled {
                await self?.draw(turn)
                turn += 1
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    private func advance() {
        done += 1
    }

    private func finish() {
        drawing?.cancel()
        if isShown { write("\r\u{1B}[K") }
    }

    private func draw(_ turn: Int) {
        guard drawing?.isCancelled == false else { return }
        isShown = true
        write("\r\(Self.line(label, done: done, total: total, turn: turn))\u{1B}[K")
    }

    /// The bar as text: filled as far as the work is done, or a mark that moves with each turn.
    static func line(_ label: String, done: Int, total: Int?, turn: Int) -> String {
        let width = 20
        let cells: [Character]
        var count = ""
        if let total {
            let filled = total == 0 ? width : width * min(done, total) / total
            cells = (0..<width).map { $0 < filled ? "█" : "░" }
            count = " \(done) of \(total)"
        } else {
            let position = turn % (2 * width - 2)
            let mark = position < width ? position : 2 * width - 2 - position
            cells = (0..<width).map { $0 == mark ? "█" : "░" }
        }
        return "\(TextWidth.printable(label)) \(String(cells))\(count)"
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Foundation.Data(text.utf8))
    }
}
