import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is read whole and replaced whole, so that no reader ever meets half a change.
struct JSONFile: Sendable {
    let path: String

    init(_ url: URL) {
        path = url.path(percentEncoded: false)
    }

    /// The bytes, or nil if there is no file. Needs no lock.
    func read() throws(JSONFileError) -> [UInt8]? {
        try attempt { () throws(FailedCall) in try FileDescriptor.readRegularFile(path) }
    }

    /// The file for this caller alone, until it lets go; nil while another process or task has it.
    ///
    /// Of a symbolic link it is the target that is locked, so all names of a file share one lock.
    func lock() throws(JSONFileError) -> LockedFile? {
        try attempt { () throws(FailedCall) in try LockedFile.lock(self, at: target()) }
    }

    func damaged(_ damage: JSONDamage, in bytes: [UInt8]?) -> JSONFileError {
        .damaged(damage.message(path: path, bytes: bytes ?? []))
    }

    /// Names the file and the remedy if a call fails.
    func attempt<Success: ~Copyable>(
        _ body: () throws(FailedCall) -> Success
    ) throws(JSONFileError) -> Success {
        do throws(FailedCall) {
            return try body()
        } catch {
            let remedy = error.remedy.map { " \($0)" } ?? ""
            throw .unavailable("\(path.oneLine): can't \(error.action): \(error.reason).\(remedy)")
        }
    }

    /// Where the path leads when it is a symbolic link, whether or not anything is there.
    private func target() throws(FailedCall) -> String {
        var target = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            guard count > 0 else { return target }
            let link = String(
                decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            target = link.hasPrefix("/") ? link : PathParts(target).folder + link
        }
        throw FailedCall(action: "follow the symbolic link", code: ELOOP)
    }
}

/// A path as the folder, with its slash, and the name in it.
struct PathParts {
    let folder: String
    let name: String

    init(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        self.name = String(name)
        folder = path[..<name.startIndex].isEmpty ? "./" : String(path[..<name.startIndex])
    }
}

extension FileDescriptor {
    /// The bytes of a file, or nil if there is none. Of a pipe or a device it is no use to wait.
    static func readRegularFile(
        _ path: String, in folder: Int32 = workingFolder
    ) throws(FailedCall) -> [UInt8]? {
        do throws(FailedCall) {
            let file = try FileDescriptor(
                opening: path, in: folder, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
            guard try file.status().isRegularFile else {
                throw FailedCall(action: "read what is not a regular file", code: EINVAL)
            }
            return try file.readAll()
        } catch {
            if error == FailedCall(action: "open", code: ENOENT) { return nil }
            throw error
        }
    }
}

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// Nobody at all may write: that is meant, also for those whom the system would let.
    var isReadOnly: Bool { st_mode & 0o222 == 0 }
}

extension FailedCall {
    /// What the user can do about it.
    fileprivate var remedy: String? {
        switch code {
        case EACCES, EPERM, EROFS: "Check the permissions of the file and its folder."
        case EDQUOT, ENOSPC: "Free some space and try again."
        case EFBIG: "Raise the limit on the size of files (ulimit -f)."
        case ENOENT: "Create the folder first."
        default: nil
        }
    }
}
