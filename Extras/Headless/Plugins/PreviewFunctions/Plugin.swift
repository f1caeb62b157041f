import Foundation
import PackagePlugin

/// Turns the previews of a target into functions, which a test can call.
@main
struct PreviewFunctions: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let previews = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/")
            .filter { $0.hasSuffix("Previews.swift") }.sorted()
            .map { folder.appending(path: $0) }
        let written = context.pluginWorkDirectoryURL.appending(path: "Previews.swift")
        return [
            .buildCommand(
                displayName: "Writing previews as functions",
                executable: try context.tool(named: "PreviewWriter").url,
                arguments: [written.path] + previews.map(\.path), inputFiles: previews,
                outputFiles: [written])
        ]
    }
}
