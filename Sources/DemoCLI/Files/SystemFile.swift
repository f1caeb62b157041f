import Foundation

/// A system call that failed, in the system's words.
struct SystemError: Error, CustomStringConvertible {
    let code = errno

    var description: String { String(cString: strerror(code)) }
}

/// Files as the system has them, so that an error is in plain words and a pipe is a file too.
enum SystemFile {
    /// What the path leads to: S_IFREG, S_IFDIR or something else.
    static func kind(of path: String) throws(SystemError) -> mode_t {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError() }
        return status.st_mode & S_IFMT
    }

    static func open(
        _ path: String, _ flags: Int32, mode: mode_t = 0
    ) throws(SystemError) -> Int32 {
        let file = Foundation.open(path, flags | O_CLOEXEC, mode)
        guard file >= 0 else { throw SystemError() }
        return file
    }

    static func read(_ file: Int32) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] }
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { throw SystemError() }
        }
    }

    static func write(_ text: String, to file: Int32) throws(SystemError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest.removeFirst(count) }
            if count < 0, errno != EINTR { throw SystemError() }
        }
    }

    /// Makes sure that no file which is opened later takes the place of a closed standard stream.
    static func checkStandardStreams() throws {
        let isClosed = fcntl(STDOUT_FILENO, F_GETFD) < 0
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            // It gets the lowest number that is free. Nothing can be read from it.
            _ = Foundation.open("/dev/null", O_WRONLY)
        }
        if isClosed {
            throw Problem(
                .inputOutput, "standard output is closed; send it to a file or to /dev/null")
        }
    }
}
