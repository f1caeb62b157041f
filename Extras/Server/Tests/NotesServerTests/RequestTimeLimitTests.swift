import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import NotesServer

@Suite("A connection has a limited time for a request")
struct RequestTimeLimitTests {
    let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(
            RequestTimeLimit(head: .seconds(5), body: .seconds(20), answer: .seconds(60)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    @Test("The connection is closed if no headers come in time")
    func noHead() throws {
        pass(seconds: 4)
        #expect(channel.isActive)
        pass(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test("The connection is closed if the body takes too long, even if bytes keep coming")
    func slowBody() throws {
        try receive(.head)
        for _ in 0..<19 {
            pass(seconds: 1)
            try receive(.body(ByteBuffer(string: "a")))
        }
        #expect(channel.isActive)
        pass(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test("The connection is closed if the client does not read the answer in time")
    func slowReader() throws {
        try receive(.head)
        try receive(.end(nil))
        channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
        channel.write(HTTPResponsePart.end(nil), promise: nil)
        pass(seconds: 59)
        #expect(channel.isActive)
        pass(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test("After an answer, the next request has its own time")
    func nextRequest() throws {
        for _ in 0..<3 {
            pass(seconds: 4)
            try receive(.head)
            pass(seconds: 19)
            try receive(.end(nil))
            try answer()
        }
        pass(seconds: 5)
        #expect(!channel.isActive)
    }

    @Test("An early answer does not change the time for the body or for the next request")
    func earlyAnswer() throws {
        try receive(.head)
        try answer()
        pass(seconds: 19)
        #expect(channel.isActive)
        try receive(.end(nil))
        pass(seconds: 4)
        #expect(channel.isActive)
        pass(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test("After two requests at once, the time for the answers ends with the second answer")
    func pipelined() throws {
        for _ in 0..<2 {
            try receive(.head)
            try receive(.end(nil))
        }
        try answer()
        pass(seconds: 59)
        #expect(channel.isActive)
        try answer()
        pass(seconds: 5)
        #expect(!channel.isActive)
    }

    private func pass(seconds: Int64) {
        channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
    }

    private func receive(_ part: HTTPRequestPart) throws {
        try channel.writeInbound(part)
    }

    private func answer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }
}

extension HTTPRequestPart {
    fileprivate static let head = HTTPRequestPart.head(
        HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/notes"))
}
