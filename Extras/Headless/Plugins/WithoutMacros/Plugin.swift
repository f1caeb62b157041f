import Foundation
import PackagePlugin

/// Writes copies of the files with previews or environment entries, without their macros.
@main
struct WithoutMacros: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/")
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0) }
            .filter {
                try String(contentsOf: $0, encoding: .utf8)
                    .contains(/(?m)^(#Preview\b| +@Entry )/)
            }
        let written = (files.map { "Written-\($0.lastPathComponent)" } + ["Previews.swift"])
            .map { context.pluginWorkDirectoryURL.appending(path: $0) }
        return [
            .buildCommand(
                displayName: "Writing views without macros",
                executable: try context.tool(named: "MacroWriter").url,
                arguments: [context.pluginWorkDirectoryURL.path] + files.map(\.path),
                inputFiles: files, outputFiles: written)
        ]
    }
}
