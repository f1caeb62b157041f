// Read by .ci/views: calls of API that the toolchain has, but not the minimum.
import Synchronization

func call(_ numbers: [Int], _ slice: ArraySlice<Int>, _ lock: borrowing Mutex<Int>) -> Int {
    let duration = Duration.nanoseconds(2.5)  // refused
    return numbers.span.count  // refused
        + numbers.enumerated().count  // refused
        + slice.span.count + lock.withLock { $0 } + Int(duration.components.seconds)
}
