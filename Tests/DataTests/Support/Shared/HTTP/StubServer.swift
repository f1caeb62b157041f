import Foundation
import Testing

/// A server on its own port. A test decides the bytes of each answer.
final class StubServer: Sendable {
    struct Request: Sendable {
        /// The method and the path, such as `PUT /notes/n1`.
        let line: String
        /// The headers, by their names in lower case.
        let headers: [String: String]
        let body: String
    }

    enum Reply: Sendable {
        case answer(Int, String = "", headers: [String: String] = [:])
        /// Sends these bytes, and closes the connection.
        case bytes(String)
        /// Sends this number of megabytes, and then waits until the client closes the connection.
        case flood(Int, hungUp: @Sendable () -> Void)
        /// Sends nothing, until the client closes the connection.
        case silence
    }

    let url: URL
    private let socket: Int32
    private let requests: AsyncStream<Request>

    init(_ answer: @escaping @Sendable (Request) async -> Reply) throws {
        socket = Foundation.socket(AF_INET, Self.stream, 0)
        let (requests, arrived) = AsyncStream.makeStream(of: Request.self)
        self.requests = requests
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) { [socket] pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(socket, address, length)
                _ = listen(socket, 64)
                _ = getsockname(socket, address, &length)
            }
            return UInt16(bigEndian: pointer.pointee.sin_port)
        }
        url = try #require(URL(string: "http://127.0.0.1:\(port)"))
        Thread.detachNewThread { [socket] in
            while case let client = accept(socket, nil, nil), client >= 0 {
                #if canImport(Darwin)
                // Without this option, a write to a client that has closed the connection would end this
                // process.
                var isOn: Int32 = 1
                setsockopt(
                    client, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
                #endif
                Thread.detachNewThread {
                    Self.serve(client) { request in
                        arrived.yield(request)
                        return await answer(request)
                    }
                }
            }
            // The socket is not closed earlier, because another socket could then get its number.
            close(socket)
        }
    }

    deinit { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Returns when the next request whose line begins with this text has come.
    func expect(_ line: String = "") async {
        let request = await requests.first { $0.line.hasPrefix(line) }
        if request == nil { Issue.record("Waited in vain for a request “\(line)”.") }
    }

    private static func serve(
        _ client: Int32, _ answer: @escaping @Sendable (Request) async -> Reply
    ) {
        guard let request = read(from: client) else { return _ = close(client) }
        Task {
            let reply = await answer(request)
            Thread.detachNewThread {
                send(reply, to: client)
                close(client)
            }
        }
    }

    private static func read(from client: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
            bytes += buffer[..<count]
            if let request = Request(bytes) { return request }
        }
        return nil
    }

    private static func send(_ reply: Reply, to client: Int32) {
        switch reply {
        case .bytes(let text): write(text, to: client)
        case .silence: waitUntilClosed(client)
        case .flood(let count, let hungUp):
            write("HTTP/1.1 200 OK\r\n\r\n", to: client)
            let megabyte = String(repeating: " ", count: 1_000_000)
            for _ in 0..<count where write(megabyte, to: client) {}
            waitUntilClosed(client)
            hungUp()
        case .answer(let status, let body, let headers):
            let fields = headers.map { "\($0): \($1)\r\n" }.joined()
            write(
                "HTTP/1.1 \(status) Status\r\n\(fields)Connection: close\r\n"
                    + (status == 204 ? "" : "Content-Length: \(body.utf8.count)\r\n")
                    + "\r\n\(body)", to: client)
        }
    }

    private static func waitUntilClosed(_ client: Int32) {
        var byte: UInt8 = 0
        while recv(client, &byte, 1, 0) > 0 {}
    }

    @discardableResult private static func write(_ text: String, to client: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(client, $0.baseAddress, $0.count, noSignal)
            }
            guard count > 0 else { return false }
            rest.removeFirst(count)
        }
        return true
    }

    #if canImport(Glibc)
    private static let (stream, noSignal) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL))
    #else
    private static let (stream, noSignal) = (SOCK_STREAM, Int32(0))
    #endif
}

extension StubServer.Request {
    /// Nil if these bytes are not the whole request yet.
    fileprivate init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        let fields = lines.dropFirst().map { $0.components(separatedBy: ": ") }
        headers = Dictionary(
            fields.map { ($0[0].lowercased(), $0.last ?? "") }, uniquingKeysWith: { $1 })
        line = lines[0].replacingOccurrences(of: " HTTP/1.1", with: "")
        let rest = bytes[end.upperBound...]
        guard rest.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 else { return nil }
        body = String(decoding: rest, as: UTF8.self)
    }
}
