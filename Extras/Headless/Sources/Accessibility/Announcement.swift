// A part of Apple's framework Accessibility, written from its public documentation.
public import Foundation

@available(iOS 17, macOS 14, *)
public enum AccessibilityNotification {
    /// Not in Apple's Accessibility: a function that gets each text that VoiceOver would speak.
    /// `Host` sets it while views run.
    package nonisolated(unsafe) static var hear: (String) -> Void = { _ in }

    public struct Announcement {
        private let text: String
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        public func post() { hear(text) }
    }
}

@available(iOS 17, macOS 14, *)
extension AttributedString {
    public enum _AnnouncementPriority: Sendable { case high }

    /// Declared only so that code compiles. Apple declares it in an `AttributeScope`.
    public var accessibilitySpeechAnnouncementPriority: _AnnouncementPriority? {
        get { nil }
        set {}
    }
}
