import Dispatch
import Foundation

/// What Ctrl-C does instead of ending the program where it stands.
struct Interruption {
    private let source: any DispatchSourceSignal

    init(_ body: @escaping @Sendable () -> Void) {
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler(handler: body)
        source.activate()
        #if canImport(Darwin)
        signal(SIGINT, SIG_IGN)
        #endif
    }
}
