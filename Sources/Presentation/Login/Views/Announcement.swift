#if canImport(SwiftUI)
import Accessibility
import SwiftUI

/// Has VoiceOver say a text. What it says about a focus that moves does not interrupt it.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}
#endif
