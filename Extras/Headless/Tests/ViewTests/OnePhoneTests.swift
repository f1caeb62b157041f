import DI
import Foundation
import Headless
import Presentation
import Testing

@testable import OnePhone

extension ViewTests {
    /// The page of `Live --app`, tested without a browser, over the app of this repository.
    @Suite("One phone")
    @MainActor
    struct OnePhoneTests {
        private let folder = AppFolder(of: "SideBySide")
        private let phone = OnePhone { HeadlessApp(MVIApp()) }

        @Test("What is saved is there after the app has quit and was opened again")
        func again() async throws {
            try await logIn()
            try await act(.swipe, "Banana", "Delete Banana")
            try await act(.quit)
            try await see { $0.is == "closed" }
            try await act(.reopen)
            let look = try await see { $0.is == "running" && $0.has("Apple") }
            #expect(!look.has("Banana"))
        }

        @Test("An app that was left comes back")
        func left() async throws {
            try await act(.leave)
            try await see { $0.is == "left" }
            try await act(.return)
            try await see { $0.is == "running" }
        }

        @Test("The lines that ran since the last act are those of the app's pattern")
        func ran() async throws {
            try await logIn()
            try await act(.tap, "New Item")
            let ran = try #require(phone.site.calls["/ran"])
            let reply = String(decoding: try await ran(Data()), as: UTF8.self)
            #expect(reply.contains(/"lines":\[\[\],\[[\d,]+\]\],"path":"[^"]*ItemsReducer.swift"/))
            #expect(!reply.contains("LoginReducer"))
        }

        @Test("An element that has gone can't be used")
        func gone() async {
            let act = Act(kind: .tap, path: [0, 50])
            await #expect(throws: Refusal.self) {
                try await phone.reply(to: .init(seen: 0, act: act))
            }
        }

        private func logIn() async throws {
            try await see { $0.has("Log In") }
            try await act(.edit, "Email", "al@x.test")
            try await act(.edit, "Password", "enigma")
            try await act(.tap, "Log In")
            try await see { $0.has("Banana") }
        }

        private func act(_ kind: Act.Kind, _ label: String? = nil, _ text: String? = nil)
            async throws
        {
            let look = try await phone.reply(to: .init(seen: 0, act: nil)).look
            let path = look.nodes.last { $0.label == label }?.path
            _ = try await phone.reply(
                to: .init(seen: 0, act: Act(kind: kind, path: path, text: text)))
        }

        /// Asks for each new look, as the page does, until a look is as expected.
        @discardableResult
        private func see(_ isExpected: (Look) -> Bool) async throws -> Look {
            var reply = try await phone.reply(to: .init(seen: 0, act: nil))
            while !isExpected(reply.look) {
                reply = try await phone.reply(to: .init(seen: reply.number, act: nil))
            }
            return reply.look
        }
    }
}

extension Look {
    fileprivate var nodes: [Node] { (elements + presented).flatMap(\.all) }
    fileprivate func has(_ label: String) -> Bool { nodes.contains { $0.label == label } }
}

extension Node {
    fileprivate var all: [Node] { [self] + children.flatMap(\.all) }
}
