import Domain

/// A delay without a pause, so that a caller that waits for a lock tries again at once.
actor Pauses: Delay {
    private(set) var all: [Duration] = []

    func wait(for duration: Duration) { all.append(duration) }
}
