import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import NotesServer

@Suite("Answers that clients have not taken yet", .timeLimit(.minutes(5)))
struct AnswersInFlightTests {
    private final class Clock: Sendable {
        nonisolated(unsafe) var time = 0.0
    }

    private let clock = Clock()
    private let answers: AnswersInFlight

    init() {
        answers = AnswersInFlight(limit: 2, patience: 3) { [clock] in clock.time }
    }

    @Test("If all places are taken by new answers, the next request is refused")
    func limit() async throws {
        let held = [try await answer(), try await answer()]
        clock.time += 2
        await expectRefusal()
        withExtendedLifetime(held) {}
    }

    @Test("If the oldest answer is not new, its connection is closed to make room")
    func oldest() async throws {
        let (first, second) = (NIOAsyncTestingChannel(), NIOAsyncTestingChannel())
        for channel in [first, second] {
            try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
        }
        var held = [try await answer(on: first)]
        clock.time += 1
        held.append(try await answer(on: second))
        clock.time += 2
        held.append(try await answer())
        try await first.testingEventLoop.executeInContext {}
        #expect(!first.isActive)
        #expect(second.isActive)
        await expectRefusal()
    }

    @Test("An answer that is still being made does not count as old")
    func slow() async throws {
        let slow = try await answers.answer(on: NIOAsyncTestingChannel()) {
            let held = try await answer()
            clock.time += 2
            await expectRefusal()
            withExtendedLifetime(held) {}
            clock.time += 2
            return Response(status: .ok)
        }
        let held = [slow, try await answer()]
        await expectRefusal()
        withExtendedLifetime(held) {}
    }

    @Test("An answer keeps its place until the system has taken its last byte")
    func flushed() async throws {
        let writes = HeldWrites()
        let channel = await NIOAsyncTestingChannel(handler: writes)
        let (answer, other) = (try await answer(on: channel), try await answer())
        let sending = Task {
            defer { writes.promises.continuation.finish() }
            try await answer.body.write(NoWriter())
        }
        var promises = writes.promises.stream.makeAsyncIterator()
        let promise = try #require(await promises.next(), "It has ended before.")
        await expectRefusal()
        promise.succeed()
        try await sending.value
        _ = try await self.answer()
        withExtendedLifetime([answer, other]) {}
    }

    @Test("An answer that fails or is dropped gives its place back")
    func ended() async throws {
        for _ in 0..<3 {
            await #expect(throws: Problem.self) {
                try await answers.answer(on: NIOAsyncTestingChannel()) {
                    throw Problem.unknownCursor
                }
            }
            _ = try await answer()
        }
    }

    @Test("A request whose answer has notes has no effect if no place is free")
    func requests() async throws {
        let server = try TestServer()
        try await server.run(answers: answers) { api in
            let held = [try await answer(), try await answer()]
            let api = try await api.loggedIn()
            for refused in [try await api.notes(), try await api.put("a", "1", .isAbsent)] {
                #expect(refused.status == 503)
                #expect(try refused.message()?.isEmpty == false)
            }
            withExtendedLifetime(held) {}
        }
        try await server.run { api in
            let notes = try await api.loggedIn().notes().notes().notes
            #expect(notes.isEmpty)
        }
    }

    private func answer(
        on channel: any Channel = NIOAsyncTestingChannel()
    ) async throws -> Response {
        try await answers.answer(on: channel) {
            Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "{}")))
        }
    }

    private func expectRefusal() async {
        let error = await #expect(throws: Problem.self) { try await answer() }
        #expect(error?.status == .serviceUnavailable)
        #expect(error?.headers[.retryAfter] == "1")
    }
}

/// Holds all writes until the test lets them go on.
private final class HeldWrites: ChannelOutboundHandler, Sendable {
    typealias OutboundIn = Any

    let promises = AsyncStream.makeStream(of: EventLoopPromise<Void>.self)

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if let promise { promises.continuation.yield(promise) }
    }
}

private struct NoWriter: ResponseBodyWriter {
    func write(_ buffer: ByteBuffer) async throws {}
    func finish(_ trailers: HTTPFields?) async throws {}
}
