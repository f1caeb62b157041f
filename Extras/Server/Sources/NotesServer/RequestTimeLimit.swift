import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection if the client takes too long to send a request, its headers or the rest, or
/// to read the answer.
///
/// Hummingbird's own limit starts again with each byte of a body, and does not include the answer.
final class RequestTimeLimit: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    /// The time from the opening of the connection, or the last answer, to the end of the headers.
    private let head: TimeAmount
    /// The time from the headers to the end of the request.
    private let body: TimeAmount
    /// The time from the end of the request until the client has the answer.
    private let answer: TimeAmount
    private var isReceiving = false
    private var unanswered = 0
    private var closing: Scheduled<Void>?

    init(head: TimeAmount, body: TimeAmount, answer: TimeAmount) {
        self.head = head
        self.body = body
        self.answer = answer
    }

    func channelActive(context: ChannelHandlerContext) {
        close(after: head, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        closing?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReceiving = true
            unanswered += 1
            close(after: body, context)
        case .body:
            break
        case .end:
            isReceiving = false
            close(after: answer, context)
            expectNextRequest(context)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .end = unwrapOutboundIn(data) else {
            return context.write(data, promise: promise)
        }
        // An answer may wait in a queue before it is sent.
        let promise = promise ?? context.eventLoop.makePromise()
        promise.futureResult.assumeIsolated().whenSuccess { [self] in
            unanswered -= 1
            expectNextRequest(context)
        }
        context.write(data, promise: promise)
    }

    /// A request may be refused before all of it has come. Then its rest comes before the next one.
    private func expectNextRequest(_ context: ChannelHandlerContext) {
        if !isReceiving, unanswered == 0 { close(after: head, context) }
    }

    private func close(after time: TimeAmount, _ context: ChannelHandlerContext) {
        closing?.cancel()
        closing = context.eventLoop.scheduleTask(in: time) { [channel = context.channel] in
            channel.close(promise: nil)
        }
    }
}
