#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call that failed: what was tried, and the number of the reason.
struct FailedCall: Error, Equatable {
    let action: String
    let code: Int32

    /// The reason in the system's words.
    var reason: String { String(cString: strerror(code)) }
}

/// An open file or folder, closed when it goes.
struct FileDescriptor: ~Copyable {
    /// The folder that stands for the one the process works in.
    static let workingFolder = AT_FDCWD

    let number: Int32

    init(
        opening path: String, in folder: Int32 = workingFolder, flags: Int32, mode: mode_t = 0,
        action: String = "open"
    ) throws(FailedCall) {
        number = openat(folder, path, flags | O_CLOEXEC, mode)
        if number < 0 { throw FailedCall(action: action, code: errno) }
    }

    deinit {
        close(number)
    }

    func status() throws(FailedCall) -> stat {
        var status = stat()
        try call("look at") { fstat(number, &status) }
        return status
    }

    /// Everything from the start to the end, also if the file grows meanwhile.
    func readAll() throws(FailedCall) -> [UInt8] {
        var capacity = Int(try status().st_size) + 1
        while true {
            var failure: FailedCall?
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                preferLargePages(for: buffer)
                while count < capacity {
                    let result = pread(
                        number, buffer.baseAddress?.advanced(by: count), capacity - count,
                        off_t(count))
                    if result > 0 { count += result }
                    if result == 0 { return }
                    if result < 0, errno != EINTR {
                        failure = FailedCall(action: "read", code: errno)
                        return
                    }
                }
            }
            if let failure { throw failure }
            if bytes.count < capacity { return bytes }
            capacity *= 2
        }
    }

    /// Writes the pieces one after the other, the small ones together.
    func writeAll(_ pieces: [ArraySlice<UInt8>]) throws(FailedCall) {
        let large = 1 << 16
        var gathered: [UInt8] = []
        for piece in pieces {
            if gathered.count + piece.count < large {
                gathered += piece
            } else {
                try writeAll(gathered[...])
                gathered.removeAll(keepingCapacity: true)
                try writeAll(piece)
            }
        }
        try writeAll(gathered[...])
    }

    private func writeAll(_ bytes: ArraySlice<UInt8>) throws(FailedCall) {
        var written = 0
        while written < bytes.count {
            let result = bytes.withUnsafeBytes { buffer in
                write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result >= 0 {
                written += result
            } else if errno != EINTR {
                throw FailedCall(action: "write", code: errno)
            }
        }
    }

    /// Returns once the disk itself has what was written.
    func synchronize() throws(FailedCall) {
        #if canImport(Darwin)
        // There `fsync` stops at the drive's cache; not every volume can do more, though.
        if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        try call("flush") { fsync(number) }
    }
}

/// Halves the time to read a file of some megabytes, where the system asks to be told.
private func preferLargePages(for buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
    let page = sysconf(Int32(_SC_PAGESIZE))
    let skipped = -Int(bitPattern: buffer.baseAddress) & (page - 1)
    guard buffer.count > skipped + page else { return }
    madvise(buffer.baseAddress?.advanced(by: skipped), buffer.count - skipped, MADV_HUGEPAGE)
    #endif
}

/// Repeats a system call that a signal interrupted, and throws if it failed.
func call(_ action: String, _ body: () -> Int32) throws(FailedCall) {
    while body() != 0 {
        guard errno == EINTR else { throw FailedCall(action: action, code: errno) }
    }
}
