/// Views that run: what they show now, and what they have done so far.
@MainActor
package protocol Stage: AnyObject {
    /// All elements, also those that are covered by a page or in a tab behind.
    var elements: [Element] { get }
    /// Alerts, dialogs and sheets, each over those before it. Only the last can be reached.
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
