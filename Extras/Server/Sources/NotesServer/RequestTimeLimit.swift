import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection if the client takes too long to send the headers, to send the body, or to read
/// the answer.
///
/// Hummingbird's own limit starts again with each byte of a body, and does not include the answer.
final class RequestTimeLimit: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    /// How long the client may take to send the headers, after it has connected or got the last answer.
    private let head: TimeAmount
    /// How long the client may take to send the body, after the headers.
    private let body: TimeAmount
    /// How long the client may take to receive the answer, after the end of the request.
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

    /// Starts the time for the next request, if the last request has arrived completely and all
    /// answers are sent. A request can be answered before all of it has arrived.
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
