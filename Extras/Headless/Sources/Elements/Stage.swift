/// Views that run: what is on them now, and what they did to get there.
@MainActor
package protocol Stage: AnyObject {
    /// All there is, what is covered or behind too.
    var elements: [Element] { get }
    /// Alerts, dialogs and sheets, each over those before it. Only the last can be reached.
    var presented: [Element] { get }
    /// Problems of the views, whatever they show.
    var problems: Problems { get }
    /// Announcements for VoiceOver, oldest first.
    var announcements: [String] { get }
    /// How often each kind of body was evaluated.
    var evaluations: [String: Int] { get }

    /// Returns when nothing changes any more by itself.
    func update()
    /// Does what a person does, and updates.
    func act(_ action: @MainActor () -> Void)
}
