import Foundation

/// A folder for the measured files. It is removed with its files when this object is released.
final class WorkFolder {
    let url: URL

    init(in parent: URL = FileManager.default.temporaryDirectory) throws(Problem) {
        url = parent.appending(path: "Benchmarks-\(UUID())", directoryHint: .isDirectory)
        guard mkdir(url.path(percentEncoded: false), 0o700) == 0 else {
            let reason = String(cString: strerror(errno))
            throw Problem(
                .inputOutput,
                "\(parent.path): can't make a folder in it: \(reason). "
                    + "Set TMPDIR to a folder that you may write to.")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
