import CostCounting
import Foundation
import Testing

@testable import CostSheet

@Suite("The page, written and checked")
struct SheetTests {
    /// A repository with next to nothing in it, and a page that says so.
    private func withRepository(
        _ build: Build = .release, _ body: (URL, Sheet) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "CostSheetTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in [
            ("Sources/Presentation/Items/ItemsState.swift", "struct ItemsState {}\n"),
            ("Tests/PresentationTests/Items/ItemsContract.swift", "let a = 1\n"),
            (CostPage.path, CostPage(counted: "", intentTimes: "slow", buildTimes: "slower").text),
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try await body(
            folder.appending(path: CostPage.path),
            Sheet(repository: folder, build: build, rounds: 3))
    }

    @Test func whatWasMeasuredIsKept() async throws {
        try await withRepository { file, sheet in
            _ = try await sheet.perform(.writeKeepingMeasured)
            let page = try CostPage(parsing: String(contentsOf: file, encoding: .utf8))
            #expect(page.counted.contains("| Items | shared | 1 | 1 | 1 | 0 | 0 | 1 |"))
            #expect(page.intentTimes == "slow")
            #expect(page.buildTimes == "slower")
        }
    }

    @Test func aPageJustWrittenIsUpToDate() async throws {
        try await withRepository { _, sheet in
            _ = try await sheet.perform(.writeKeepingMeasured)
            #expect(try await sheet.perform(.check).isGood)
        }
    }

    @Test func whatIsMeasuredIsNotChecked() async throws {
        try await withRepository { file, sheet in
            _ = try await sheet.perform(.writeKeepingMeasured)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(text.replacing("slower", with: "quicker").utf8).write(to: file)
            #expect(try await sheet.perform(.check).isGood)
        }
    }

    @Test func aChangedNumberIsNoticedAndTheWayOutTold() async throws {
        try await withRepository { file, sheet in
            _ = try await sheet.perform(.writeKeepingMeasured)
            let text = try String(contentsOf: file, encoding: .utf8)
            let typed = text.replacing("| Items | shared | 1 |", with: "| Items | shared | 7 |")
            try Data(typed.utf8).write(to: file)
            let outcome = try await sheet.perform(.check)
            #expect(!outcome.isGood)
            #expect(outcome.text.contains("committed: | Items | shared | 7 |"))
            #expect(outcome.text.contains("now:       | Items | shared | 1 |"))
            #expect(outcome.text.contains(CostPage.command))
        }
    }

    @Test func aPageWithoutItsHeadingsIsRefusedAndLeftAlone() async throws {
        try await withRepository { file, sheet in
            try Data("# Mine\n".utf8).write(to: file)
            await #expect(throws: CostProblem.self) {
                _ = try await sheet.perform(.writeKeepingMeasured)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == "# Mine\n")
        }
    }

    @Test(arguments: [Arguments.Task.write, .writeKeepingBuilds])
    func aDebugBuildMeasuresNothing(task: Arguments.Task) async throws {
        try await withRepository(.debug) { file, sheet in
            let before = try Data(contentsOf: file)
            let problem = await #expect(throws: CostProblem.self) {
                _ = try await sheet.perform(task)
            }
            #expect(problem?.code == .usage)
            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test(arguments: [Arguments.Task.check, .writeKeepingMeasured])
    func aDebugBuildMayCount(task: Arguments.Task) async throws {
        try await withRepository(.debug) { _, sheet in
            _ = try await sheet.perform(task)
        }
    }

    @Test func aReleaseBuildMeasures() async throws {
        try await withRepository(.release) { file, sheet in
            _ = try await sheet.perform(.writeKeepingBuilds)
            let page = try CostPage(parsing: String(contentsOf: file, encoding: .utf8))
            #expect(page.intentTimes.contains("Medians of 3 rounds"))
            #expect(page.intentTimes.contains("| Items | `select a` |"))
            #expect(page.buildTimes == "slower")
        }
    }
}
