import Foundation
import PackagePlugin

/// Turns the previews of a target into functions, which a test can call.
@main
struct PreviewFunctions: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Previews")
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = all?.compactMap { $0 as? URL } ?? []
        let previews = files.filter { $0.lastPathComponent.contains(/Previews?\.swift$/) }
            .sorted { $0.path < $1.path }
        let written = context.pluginWorkDirectoryURL.appending(path: "Written")
        let names = previews.map(\.lastPathComponent) + ["Previews.swift"]
        return [
            .buildCommand(
                displayName: "Writing previews as functions",
                executable: try context.tool(named: "PreviewWriter").url,
                arguments: [written.path] + previews.map(\.path), inputFiles: previews,
                outputFiles: names.map { written.appending(path: $0) })
        ]
    }
}
