/// Views that run: what they show now, and what they have done so far.
@MainActor
package protocol Stage: AnyObject {
    /// All elements, also those on covered pages and in tabs that are not in front.
    var elements: [Element] { get }
    /// Alerts, dialogs and sheets; the last one is in front, and is the only one that a person can
    /// use.
    var presented: [Element] { get }
    /// The problems of the views.
    var problems: Problems { get }
    /// Announcements for VoiceOver, oldest first.
    var announcements: [String] { get }
    /// How often each kind of body was evaluated.
    var evaluations: [String: Int] { get }

    /// Updates the views until nothing changes any more by itself.
    func update()
    /// Does what a person does, and then updates the views.
    func act(_ action: @MainActor () -> Void)
}
