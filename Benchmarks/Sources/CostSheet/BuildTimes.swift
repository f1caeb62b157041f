import CostCounting
import Foundation

/// How long it takes to build the root package from nothing, and to test it.
struct BuildTimes {
    let repository: URL

    func measure() throws -> [BuildTime] {
        let scratch = repository.appending(path: ".build-costs")
        // What an interrupted run has left behind would not be built again.
        try? FileManager.default.removeItem(at: scratch)
        defer { try? FileManager.default.removeItem(at: scratch) }
        return [
            try time(["build"], after: "nothing", scratch),
            try time(["build", "--build-tests"], after: "the one above", scratch),
            try time(["test"], after: "the one above", scratch),
        ]
    }

    private func time(
        _ words: [String], after start: String, _ scratch: URL
    ) throws -> BuildTime {
        let command = "swift " + words.joined(separator: " ")
        Progress.tell("\(command), after \(start)")
        let clock = ContinuousClock()
        let begin = clock.now
        let run = try Command(
            ["swift"] + words
                + ["--package-path", repository.path, "--scratch-path", scratch.path])
        let seconds = (clock.now - begin) / .seconds(1)
        guard run.succeeded else {
            Progress.tell(run.output)
            throw CostProblem(.failed, "\(command) fails, as told above; put it right first")
        }
        return BuildTime(command: command, start: start, seconds: seconds)
    }
}
