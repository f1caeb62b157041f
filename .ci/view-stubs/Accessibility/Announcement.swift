// Declarations of Accessibility, from its public documentation, as those of SwiftUI.
public import Foundation

public enum AccessibilityNotification {
    public struct Announcement {
        public init(_ announcement: AttributedString) { fatalError() }
        public init(_ announcement: String) { fatalError() }
        public func post() { fatalError() }
    }
}

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

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { fatalError() }
}
