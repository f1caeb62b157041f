import FlyingFox
import Foundation
import Recipes

/// Answers the requests of the browser: the page, its plays, and the source code that ran.
struct Site: HTTPHandler {
    let port: UInt16
    private let plays = Plays()
    private static let largestBody = 1_000_000

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        var response: HTTPResponse
        do throws(Failure) {
            try check(request)
            response = try await answer(request)
        } catch {
            response = Self.response(error.status, .json, Self.json(["problem": error.text]))
            if error.status == .methodNotAllowed {
                response.headers[.init("Allow")] = Self.methods(for: request.path).stringValue
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
        guard Self.methods(for: request.path).contains(request.method) else {
            let method = request.method.rawValue
            throw Failure(.methodNotAllowed, "\(method) is not for \(request.path).")
        }
        switch request.path {
        case "/shows": return .json(Self.json(Show.all))
        case "/play":
            let wish: Wish = try await body(of: request)
            return .json(await reply(to: wish))
        case "/ran":
            let wish: Wish = try await body(of: request)
            return .json(Self.json(await plays.ran(wish)))
        case "/report":
            let text: String = try await body(of: request)
            do throws(ReportProblem) {
                return .json(Self.json(try await Reported(Report(Data(text.utf8)))))
            } catch {
                throw Failure(.badRequest, "\(error)")
            }
        case let path where path.hasPrefix("/source/"):
            let path = String(path.dropFirst("/source/".count))
            guard let text = Sources.text(of: path) else {
                throw Failure(.notFound, "No file of the app is called “\(path)”.")
            }
            return Self.response(.ok, "text/plain; charset=utf-8", Data(text.utf8))
        case let path:
            let name = path == "/" ? "page.html" : String(path.dropFirst())
            guard let bytes = Sources.web(name) else {
                throw Failure(.notFound, "Nothing is at “\(path)”. The page is at /.")
            }
            let types = ["html": "text/html", "css": "text/css", "mjs": "text/javascript"]
            let type = types[String(name.split(separator: ".")[1])] ?? ""
            return Self.response(.ok, "\(type); charset=utf-8", bytes)
        }
    }

    private static func methods(for path: String) -> Set<HTTPMethod> {
        ["/play", "/ran", "/report"].contains(path) ? [.POST] : [.GET, .HEAD]
    }

    @MainActor
    private func reply(to wish: Wish) -> Data { Self.json(plays.play(wish)) }

    private func body<Body: Decodable>(of request: HTTPRequest) async throws(Failure) -> Body {
        let isTooLarge = Failure(
            .payloadTooLarge, "More than \(Self.largestBody) bytes is no play.")
        if let size = request.headers[.contentLength].flatMap(Int.init), size > Self.largestBody {
            throw isTooLarge
        }
        var data = Data()
        do {
            for try await part in request.bodySequence {
                data += part
                if data.count > Self.largestBody { throw isTooLarge }
            }
            return try JSONDecoder().decode(Body.self, from: data)
        } catch {
            throw error as? Failure ?? Failure(.badRequest, "The body is not the JSON of a play.")
        }
    }

    static func json(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)) ?? Data()
    }

    fileprivate static func response(
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

extension HTTPResponse {
    fileprivate static func json(_ body: Data) -> HTTPResponse {
        Site.response(.ok, .json, body)
    }
}
