/// Running views: what they show now, and what they have reported so far.
@MainActor
package protocol Stage: AnyObject {
    /// All elements, including elements on covered pages and in tabs that are not in front.
    var elements: [Element] { get }
    /// Alerts, dialogs and sheets. The last one is in front, and a user can use only this one.
    var presented: [Element] { get }
    /// The problems of the views.
    var problems: Problems { get }
    /// Announcements for VoiceOver, oldest first.
    var announcements: [String] { get }
    /// How often each kind of body was evaluated.
    var evaluations: [String: Int] { get }

    /// Updates the views until nothing changes any more by itself.
    func update()
    /// Performs an action of a user, and then updates the views.
    func act(_ action: @MainActor () -> Void)
}
