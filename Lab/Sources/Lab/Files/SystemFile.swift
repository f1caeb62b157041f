import Foundation

/// A system call that failed, in the system's words.
struct SystemError: Error, CustomStringConvertible {
    let code = errno

    var description: String { String(cString: strerror(code)) }
}

/// Files as the system has them, so that an error is in plain words and a pipe is a file too.
enum SystemFile {
    /// The text of a file; for `-` it is standard input.
    static func text(of path: String) throws -> String {
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = path == "-" ? STDIN_FILENO : try open(path, O_RDONLY)
            defer { if path != "-" { close(file) } }
            bytes = try read(file)
        } catch {
            throw Problem(.noInput, "\(name(of: path)): \(error); name a file that can be read.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Problem(.badData, "\(name(of: path)) is not UTF-8 text; save it as UTF-8.")
        }
        // Some editors begin a file with a mark.
        return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// A path as messages call it.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path.quoted }

    /// Writes a file in place of what is there; without a text, only sees whether it can.
    static func replace(_ path: String, with text: String?) throws {
        try create(path, text == nil ? O_CREAT : O_CREAT | O_TRUNC, mode: 0o644, text ?? "")
    }

    /// A new file in the temporary folder, which nobody else can have put there; returns its path.
    static func createTemporary(_ name: String, holding text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory
        let path = folder.appendingPathComponent("\(UUID().uuidString)-\(name)").path
        try create(path, O_CREAT | O_EXCL, mode: 0o600, text)
        return path
    }

    static func write(_ text: String, to file: Int32) throws(SystemError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) }
            if count < 0, errno != EINTR { throw SystemError() }
        }
    }

    private static func create(
        _ path: String, _ flags: Int32, mode: mode_t, _ text: String
    ) throws {
        do throws(SystemError) {
            let file = try open(path, O_WRONLY | flags, mode: mode)
            defer { close(file) }
            try write(text, to: file)
        } catch {
            throw Problem(.cannotCreate, "\(path.quoted): \(error); choose another name.")
        }
    }

    private static func open(
        _ path: String, _ flags: Int32, mode: mode_t = 0
    ) throws(SystemError) -> Int32 {
        let file = Foundation.open(path, flags | O_CLOEXEC, mode)
        guard file >= 0 else { throw SystemError() }
        return file
    }

    private static func read(_ file: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] }
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { throw SystemError() }
        }
    }
}
