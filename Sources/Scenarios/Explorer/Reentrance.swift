extension Explorer {
    /// Plays schedules again, with an observer that repeats the user's last step in a notification.
    ///
    /// The notification is that of the schedule's last step. Then every request is answered.
    ///
    /// Returns what was wrong, for each screen that is played. The schedule of a failure has the
    /// observer's step after the step that it has reacted to. Without invariants, what can be wrong is a
    /// screen that waits when nothing is open, or outlives its owner.
    public func failuresWhenObserversRepeat(
        _ schedules: [[Step]], checksInvariants: Bool = true
    ) async -> [Failure<Feature>] {
        var failures: [Failure<Feature>] = []
        for screen in screens {
            for schedule in schedules {
                guard let last = schedule.last, let reaction = schedule.compactMap(\.ofUser).last
                else {
                    continue
                }
                let run = Run<Feature>(
                    cancellation, [screen], checksInvariants: checksInvariants)
                for step in schedule.dropLast() { await run.take(step) }
                await run.take(last, observerTakes: reaction)
                await run.answerAll()
                if let failure = await run.end() { failures.append(failure) }
            }
        }
        return failures
    }
}
