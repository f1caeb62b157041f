import Foundation
import Headless
import Presentation
import Scenarios
import SwiftUI

/// All previews of the app as pictures, on one page that needs no other file.
enum Gallery {
    private struct Picture: Encodable {
        let name: String
        let look: Look
    }

    @MainActor
    static func write(to path: String) throws {
        let pictures = Turns.take {
            Preview.all.map { ($0.name, HeadlessScreen(playing: AnyView($0.make()))) }
        }
        Turns.settle()
        let json = try JSONEncoder().encode(
            Turns.take { pictures.map { Picture(name: $0.0, look: Look($0.1)) } })
        func text(_ name: String) -> String {
            String(decoding: Sources.web(name) ?? Data(), as: UTF8.self)
        }
        // A “<” in a script could begin the tag that ends the script.
        let data = String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
        let page = text("gallery.html")
            .replacing("/* phone.css */", with: text("phone.css"))
            .replacing("/* phone.mjs */", with: text("phone.mjs"))
            .replacing("/* pictures */ []", with: data)
        do {
            try page.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Refusal("“\(path)” can't be written; choose another name.")
        }
        print("\(pictures.count) previews are in \(path)")
    }
}
