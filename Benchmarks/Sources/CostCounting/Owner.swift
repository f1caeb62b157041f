/// What a source file is part of, and which pattern needs it.
package struct Owner: Hashable, Sendable {
    package let part: Part
    package let pattern: Pattern

    package init(_ part: Part, _ pattern: Pattern) {
        self.part = part
        self.pattern = pattern
    }

    package enum Part: String, CaseIterable, Sendable {
        case items = "Items"
        case login = "Login"
        case users = "Users"
        case counter = "Counter"
        case app = "App"
        case screenKit = "ScreenKit"
        case mviKit = "MVIKit"
        /// What compares the patterns, and belongs to neither.
        case scenarios = "Scenarios"

        package static let screens: [Part] = [.items, .login, .users, .counter]
        /// The screens, and the root that composes them.
        package static let features = screens + [.app]
    }

    package enum Pattern: String, CaseIterable, Sendable {
        case shared
        case mvvm = "MVVM"
        case mvi = "MVI"
    }
}

extension Owner {
    /// The owner of a file of `Sources/Presentation` or `Tests/PresentationTests`, by its path there.
    init?(ofPath path: Substring) {
        let names = path.split { $0 == "/" }.map(String.init)
        guard names.count > 1, let name = names.last, let part = Part(folder: names[0]) else {
            return nil
        }
        switch part {
        case .mviKit: self.init(part, .mvi)
        case .screenKit, .scenarios: self.init(part, .shared)
        default: self.init(part, Pattern(folder: names[1], file: name))
        }
    }
}

extension Owner.Part {
    fileprivate init?(folder: String) {
        switch folder {
        case "Explorer", "Faults": self = .scenarios
        default: self.init(rawValue: folder)
        }
    }
}

extension Owner.Pattern {
    /// By the folder within the feature or, for views and tests, by the name of the file.
    fileprivate init(folder: String, file: String) {
        let isMVVM = ["MVVMView.swift", "ViewModelTests.swift"].contains { file.hasSuffix($0) }
        let isMVI = ["MVIView.swift", "ReducerTests.swift"].contains { file.hasSuffix($0) }
        switch folder {
        case "MVVM": self = .mvvm
        case "MVI": self = .mvi
        default: self = isMVVM ? .mvvm : isMVI ? .mvi : .shared
        }
    }
}
