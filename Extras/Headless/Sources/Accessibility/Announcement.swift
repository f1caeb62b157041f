// Accessibility, from its public documentation.
public import Foundation

@available(iOS 17, macOS 14, *)
public enum AccessibilityNotification {
    /// Not in the original: hears what VoiceOver is asked to say. Set while views run.
    package nonisolated(unsafe) static var hear: (String) -> Void = { _ in }

    public struct Announcement {
        private let text: String
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        public func post() { hear(text) }
    }
}

@available(iOS 17, macOS 14, *)
extension AttributeScopes {
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        @frozen
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static let name = "AXAnnouncementPriority"

            public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
                case low, `default`, high
            }
        }
    }
}

@available(iOS 15, macOS 12, *)
extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { fatalError() }
}
