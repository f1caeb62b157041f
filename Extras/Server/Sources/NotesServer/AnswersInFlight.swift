import Foundation
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTPTypes

/// Limits the memory for answers that are being made or sent to any client.
///
/// There is a fixed number of places. An answer takes a place before it is made, and gives the
/// place back when the client has the whole answer. If no place is free, the connection of the
/// oldest answer is closed. But if even the oldest answer is new, the new request is refused.
final class AnswersInFlight: Sendable {
    private struct Places {
        /// The number of the place that was taken last.
        var last = 0
        /// The places whose answer is being made.
        var making: Set<Int> = []
        /// The places whose answer is made, the oldest first.
        var made: [(number: Int, time: TimeInterval, channel: any Channel)] = []
    }

    private let limit: Int
    /// The number of seconds in which an answer counts as new.
    private let patience: TimeInterval
    private let now: @Sendable () -> TimeInterval
    private let places = NIOLockedValueBox(Places())

    init(
        limit: Int = 32, patience: TimeInterval = 2,
        now: @escaping @Sendable () -> TimeInterval = { Date.now.timeIntervalSince1970 }
    ) {
        self.limit = limit
        self.patience = patience
        self.now = now
    }

    /// Makes an answer. It counts against the limit until the client has received all of it.
    func answer(
        on channel: any Channel, _ make: () async throws -> Response
    ) async throws -> Response {
        let place = try takePlace()
        var response = try await make()
        places.withLockedValue { places in
            places.making.remove(place.number)
            places.made.append((place.number, now(), channel))
        }
        response.body = ResponseBody(contentLength: response.body.contentLength) {
            [body = response.body] writer in
            try await body.write(FlushedBody(writer: writer, channel: channel))
            place.end()
        }
        return response
    }

    private func takePlace() throws -> Lease {
        let (number, late) = try places.withLockedValue { places in
            var late: (any Channel)?
            if places.making.count + places.made.count == limit {
                guard let oldest = places.made.first, oldest.time + patience <= now() else {
                    throw Problem.tooMuchInFlight
                }
                late = places.made.removeFirst().channel
            }
            places.last += 1
            places.making.insert(places.last)
            return (places.last, late)
        }
        late?.close(promise: nil)
        return Lease(number: number) { [places] in
            places.withLockedValue { places in
                places.making.remove(number)
                places.made.removeAll { $0.number == number }
            }
        }
    }
}

/// A place for an answer. It becomes free when this object is released, even if the answer fails.
private final class Lease: Sendable {
    let number: Int
    let end: @Sendable () -> Void

    init(number: Int, end: @escaping @Sendable () -> Void) {
        self.number = number
        self.end = end
    }

    deinit { end() }
}

/// Ends a body when the system has taken all of it. Before that, a write may still be in a queue.
private struct FlushedBody: ResponseBodyWriter {
    var writer: any ResponseBodyWriter
    let channel: any Channel

    @concurrent mutating func write(_ buffer: ByteBuffer) async throws {
        try await writer.write(buffer)
    }

    @concurrent consuming func finish(_ trailers: HTTPFields?) async throws {
        try await channel.writeAndFlush(HTTPResponsePart.body(ByteBuffer())).get()
        try await writer.finish(trailers)
    }
}
