import GRDB
import Hummingbird

/// An answer that is an error: its status, and `{"message", "api": "notes"}` as its body.
struct Problem: HTTPResponseError {
    let status: HTTPResponse.Status
    let message: String
    /// The id of the note that the error is about.
    var note: String?
    var headers: HTTPFields = [:]

    /// The request is wrong, and would be wrong if it were sent again.
    static func invalid(_ message: String) -> Problem {
        Problem(status: .unprocessableContent, message: message)
    }

    /// Like `invalid`, but with status 400, for the API of the items.
    static func badRequest(_ message: String) -> Problem {
        Problem(status: .badRequest, message: message)
    }

    /// Status 401 for the API of the items. It has no header `WWW-Authenticate`: some clients would
    /// lose the message.
    static func noLogin(_ message: String) -> Problem {
        Problem(status: .unauthorized, message: message)
    }

    static func notLoggedIn(_ message: String) -> Problem {
        Problem(
            status: .unauthorized, message: message, headers: [.wwwAuthenticate: "Bearer"])
    }

    static func tooManyTries(seconds: Int) -> Problem {
        Problem(
            status: .tooManyRequests,
            message: "There were too many wrong passwords. Try again in \(seconds) s.",
            headers: [.retryAfter: String(seconds)])
    }

    static let tooMuchInFlight = Problem(
        status: .serviceUnavailable, message: "Too much is on its way to others. Try again later.",
        headers: [.retryAfter: "1"])

    /// No other error has the status 410.
    static let unknownCursor = Problem(
        status: .gone, message: "This account has not been given that cursor.")

    func response(from request: Request, context: some RequestContext) throws -> Response {
        try EditedResponse(
            status: status, headers: headers, response: Body(message: message, id: note)
        )
        .response(from: request, context: context)
    }

    private struct Body: ResponseEncodable {
        let message: String
        /// Shows that this server has answered, and not a gateway in front of it.
        let api = "notes"
        let id: String?
    }
}

extension Problem {
    /// Describes the errors that the client can do something about. The text of any other error is
    /// not sent.
    init(_ error: any Error) {
        switch error {
        case let problem as Problem:
            self = problem
        case let error as HTTPError:
            self.init(status: error.status, message: "\(error.status.reasonPhrase).")
        case let error as DatabaseError
        where [.SQLITE_BUSY, .SQLITE_FULL].contains(error.resultCode):
            self.init(
                status: .serviceUnavailable, message: "The database is busy. Try again later.",
                headers: [.retryAfter: "1"])
        default:
            self.init(status: .internalServerError, message: "The server has failed.")
        }
    }
}
