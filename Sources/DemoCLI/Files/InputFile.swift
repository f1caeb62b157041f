import Foundation

/// A file that the command line names, to be read; for `-` it is standard input.
struct InputFile {
    let path: String
    /// What the help calls it.
    let operand: String

    /// The file as messages call it.
    var name: String { path == "-" ? "standard input" : path.quoted }

    func bytes() throws -> [UInt8] {
        let isInput = path == "-"
        if !isInput { _ = try isRegular() }
        do throws(SystemError) {
            let file = isInput ? STDIN_FILENO : try SystemFile.open(path, O_RDONLY)
            defer { if !isInput { close(file) } }
            return try SystemFile.read(file)
        } catch {
            throw problem(error)
        }
    }

    func text() throws -> String {
        guard let text = String(data: Foundation.Data(try bytes()), encoding: .utf8) else {
            throw Problem(.badData, "\(name) is not UTF-8 text; save it as UTF-8")
        }
        // Some editors begin a file with a mark.
        return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Whether it is a file and not a pipe, a terminal or a device. A folder is an error.
    func isRegular() throws -> Bool {
        guard !path.isEmpty else {
            throw Problem(.usage, "the path given as \(operand) is empty; name a file")
        }
        do throws(SystemError) {
            let kind = try SystemFile.kind(of: path)
            if kind != S_IFDIR { return kind == S_IFREG }
        } catch {
            throw problem(error)
        }
        throw Problem(.inputOutput, "\(name) is a folder; name a file as \(operand)")
    }

    private func problem(_ error: SystemError) -> Problem {
        error.code == ENOENT || error.code == ENOTDIR
            ? Problem(.noInput, "\(name) does not exist; check the path given as \(operand)")
            : Problem(
                .inputOutput, "\(name) can't be read: \(error); check what is given as \(operand)")
    }
}
