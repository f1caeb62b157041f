import Foundation

extension New {
    /// Asks for each option that was not given. The return key takes the value in brackets. `read` returns
    /// the line of each answer, and nil at the end of the input.
    mutating func ask(_ read: () -> String?) throws {
        /// Asks again until `take` returns a value for the answer.
        func ask<A>(_ what: String, _ usual: String = "", take: (String) throws -> A?) throws -> A {
            while true {
                print("\(what)\(usual.isEmpty ? "" : " [\(usual)]"): ", terminator: "")
                fflush(nil)
                guard let line = read() else { throw Problem("“\(what)” has no answer") }
                let typed = line.trimmingCharacters(in: .whitespaces)
                do {
                    if let answer = try take(typed.isEmpty ? usual : typed) { return answer }
                } catch let problem as Problem { print(problem) }
            }
        }
        let type = { (text: String) in text.isEmpty ? nil : text.raised }

        let taken = Names([:])
        name = try ask("Its name", "Shelf") { text in
            try type(text).map(taken.check(app:))
            return type(text)
        }
        pattern = try ask("mvvm, view models, or mvi, stores", "\(pattern)") {
            Pattern(rawValue: $0.lowercased())
        }
        data = try ask("Its data: file, on the device, or server", "\(data)") {
            Storage(rawValue: $0.lowercased())
        }
        if entity.isEmpty {
            let one = try ask("What it lists, one of them", "Book", take: type)
            let isClear = Noun.plural(of: one) != nil
            entity = ["Item=\(one)" + (isClear ? "" : try "," + ask("Several of them", take: type))]
        }
        if !field.isEmpty { return }
        field = try ask("Its fields, such as best before:date?, grams:number") { text in
            let fields = text.split(separator: ",").map(String.init)
            for field in fields { _ = try Field(field) }
            return fields
        }
    }
}
