import FlyingFox
import FlyingSocks
import Foundation

/// Answers the requests of the browser: the page, its calls, and the source code that ran.
struct Site: HTTPHandler {
    /// Takes the JSON that the page sends. Returns the JSON of the answer.
    typealias Call = @Sendable (Data) async throws -> Data

    var port: UInt16 = 0
    /// The file at “/”.
    let page: String
    /// The calls of the page, by their paths.
    let calls: [String: Call]
    private static let largestBody = 1_000_000

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        var response: HTTPResponse
        do throws(Failure) {
            try check(request)
            response = try await answer(request)
        } catch {
            response = Self.response(error.status, .json, Self.json(["problem": error.text]))
            if error.status == .methodNotAllowed {
                response.headers[.init("Allow")] = methods(for: request.path).stringValue
            }
        }
        if request.method == .HEAD {
            response.headers[.contentLength] = String(try await response.bodyData.count)
            response.payload = .httpBody(HTTPBodySequence(data: Data()))
        }
        return response
    }

    /// Refuses requests from pages of other sites. Such a site could give its own name to the address of
    /// this machine.
    private func check(_ request: HTTPRequest) throws(Failure) {
        // A browser leaves out port 80.
        let ports = [":\(port)"] + (port == 80 ? [""] : [])
        let hosts = ["127.0.0.1", "localhost"].flatMap { host in ports.map { host + $0 } }
        let origins = hosts.map { "http://\($0)" }
        guard hosts.contains(request.headers[.host] ?? ""),
            request.headers[.init("Origin")].map(origins.contains) ?? true
        else {
            throw Failure(.forbidden, "Only a page from \(origins[0]) is answered.")
        }
    }

    private func answer(_ request: HTTPRequest) async throws(Failure) -> HTTPResponse {
        guard methods(for: request.path).contains(request.method) else {
            let method = request.method.rawValue
            throw Failure(.methodNotAllowed, "\(method) is not for \(request.path).")
        }
        if let call = calls[request.path] {
            do {
                return Self.response(.ok, .json, try await call(body(of: request)))
            } catch let error as Failure {
                throw error
            } catch is DecodingError {
                throw Failure(.badRequest, "The body is not the JSON of a play.")
            } catch {
                throw Failure(.badRequest, "\(error)")
            }
        }
        switch request.path {
        case let path where path.hasPrefix("/source/"):
            let path = String(path.dropFirst("/source/".count))
            guard let text = Sources.text(of: path) else {
                throw Failure(.notFound, "No file of the app is called “\(path)”.")
            }
            return Self.response(.ok, "text/plain; charset=utf-8", Data(text.utf8))
        case let path:
            let name = path == "/" ? page : String(path.dropFirst())
            guard let bytes = Sources.web(name) else {
                throw Failure(.notFound, "Nothing is at “\(path)”. The page is at /.")
            }
            let types = ["html": "text/html", "css": "text/css", "mjs": "text/javascript"]
            let type = types[String(name.split(separator: ".")[1])] ?? ""
            return Self.response(.ok, "\(type); charset=utf-8", bytes)
        }
    }

    private func methods(for path: String) -> Set<HTTPMethod> {
        calls[path] == nil ? [.GET, .HEAD] : [.POST]
    }

    private func body(of request: HTTPRequest) async throws -> Data {
        let isTooLarge = Failure(
            .payloadTooLarge, "More than \(Self.largestBody) bytes is no play.")
        if let size = request.headers[.contentLength].flatMap(Int.init), size > Self.largestBody {
            throw isTooLarge
        }
        var data = Data()
        for try await part in request.bodySequence {
            data += part
            if data.count > Self.largestBody { throw isTooLarge }
        }
        return data
    }

    static func value<Value: Decodable>(_ json: Data) throws -> Value {
        try JSONDecoder().decode(Value.self, from: json)
    }

    static func json(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)) ?? Data()
    }

    private static func response(
        _ status: HTTPStatusCode, _ type: String, _ body: Data
    ) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [.contentType: type, .init("Cache-Control"): "no-store"], body: body)
    }

    private struct Failure: Error {
        let status: HTTPStatusCode
        let text: String
        init(_ status: HTTPStatusCode, _ text: String) { (self.status, self.text) = (status, text) }
    }
}

extension String {
    fileprivate static let json = "application/json"
}

extension Site {
    /// Answers on this machine only, until the program ends. Prints the address, and opens it in a browser
    /// if possible.
    func listen(at port: UInt16, _ title: String, opening: Bool, fragment: String = "") async throws
    {
        let server = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        do {
            try await withThrowingTaskGroup { group in
                group.addTask { try await server.run() }
                group.addTask {
                    try await server.waitUntilListening()
                    var site = self
                    // With port 0, the system has chosen the port.
                    guard case .ip4(_, let port) = await server.listeningAddress else { return }
                    site.port = port
                    await server.appendRoute("*", to: site)
                    Self.announce(title, "http://127.0.0.1:\(port)/\(fragment)", opening)
                }
                try await group.waitForAll()
            }
        } catch let SocketError.failed(_, _, message) {
            throw Refusal("It can't listen at port \(port): \(message). Choose another: --port.")
        }
    }

    private static func announce(_ title: String, _ address: String, _ opening: Bool) {
        FileHandle.standardOutput.write(Data("\(title): \(address) (^C ends it)\n".utf8))
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard opening, FileManager.default.isExecutableFile(atPath: opener) else { return }
        let process = Process()
        process.executableURL = URL(filePath: opener)
        process.arguments = [address]
        // Hides the messages of a program that finds no browser. The address is already printed.
        (process.standardOutput, process.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice
        )
        try? process.run()
    }
}
