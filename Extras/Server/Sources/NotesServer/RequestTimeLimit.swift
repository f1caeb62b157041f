import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection that waits too long for a request, for its rest, or for an answer to be taken.
///
/// Hummingbird's own limit starts again with each byte of a body, and there is none for answers.
final class RequestTimeLimit: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    /// From the last answer, or the beginning, to the end of the headers.
    private let head: TimeAmount
    /// From there to the end of the request.
    private let body: TimeAmount
    /// From there until the client has the answer.
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
        // Until it has been sent, an answer may wait in a queue.
        let promise = promise ?? context.eventLoop.makePromise()
        promise.futureResult.assumeIsolated().whenSuccess { [self] in
            unanswered -= 1
            expectNextRequest(context)
        }
        context.write(data, promise: promise)
    }

    /// A request may be refused before all of it is here; then its rest comes first.
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
