/// What the page says that follows from the code alone.
package struct CountedSection {
    private let inventory: Inventory
    private let scenarios: [ScenarioCost]

    package init(_ inventory: Inventory, _ scenarios: [ScenarioCost]) {
        self.inventory = inventory
        self.scenarios = scenarios
    }

    package var text: String {
        """
        # What each pattern costs

        Files, types, lines, tests, notifications and time of both patterns, feature by feature.

        Nobody edits this page: `\(CostPage.command)` counts and measures everything, and writes it anew. `--keep-builds` keeps the time to build and test as it stands here, `--keep-measured` all that was measured. `--check` changes nothing and fails if what is counted here is not what the code says.

        ## Counted

        ### What there is to read

        \(sourceTable)

        \(testRemark)

        - Rules, intents and views are lines of code of `Sources/Presentation`, tests those of `Tests/PresentationTests`. A line of code is neither blank nor only a comment; a lone brace is one.
        - Intents are the files `…Intent.swift`: the declarations, which are shared, and MVVM's `perform`, which turns an intent into a call, so that shared views and scenarios can drive a view model.
        - Types are declarations of structs, classes, enums, actors and protocols, nested ones too; neither extensions nor type aliases. Files and types are those of rules, intents and views together.
        - What lies in `MVVM/` or `MVI/` belongs to that pattern, and so does a view `…MVVMView` or `…MVIView`; everything else of a feature is shared, a UIKit controller with its initializers for both patterns too.
        - Tests `…ViewModelTests` belong to MVVM, `…ReducerTests` to MVI, the others of a feature to both.
        - ScreenKit is what both patterns need, MVIKit what MVI needs besides. Scenarios, the explorer and the faults only compare the patterns: they are in no total.

        ### Which is shorter

        It depends on how views reach a view model:

        - **The rules alone**, a view model beside a reducer and its actions: \(rulesAlone)
        - **Views call methods:** then MVVM needs neither intents nor `perform`, and the intents are MVI's. \(withMethods)
        - **Views send intents,** as here, where one view and one scenario drive both patterns: then MVVM needs `perform` besides. \(withIntents)

        ### What the bundled scenario does

        \(scenarioTable)

        - Size and stride are bytes of the state as `MemoryLayout` has them, on 64 bits. It is one type for both patterns, by design, so that screens can be compared.
        - Notifications are writes of the state in MVVM and reductions in MVI, as they reach an observer that renews itself at each. They don't say how often a view is evaluated: SwiftUI does that once a turn of the main actor, in either pattern. `swift run DemoCLI compare --feature NAME` plays the same scenario and calls them transitions.
        """
    }

    /// What the column of tests does not say by itself.
    private var testRemark: String {
        let exceptions = Owner.Part.features.filter { inventory[$0, .mvvm].testLines > 0 }
            .map { "\(inventory[$0, .mvvm].testLines) lines of \($0.rawValue)" }
        let exception = exceptions.isEmpty ? "" : ", but for \(exceptions.listed)"
        return """
            What tests a pattern is more than its own tests: the contract of a feature runs over \
            both patterns, and is counted as shared. A view model has no tests of its \
            own\(exception), because the contract is its test; a reducer is tested without a \
            screen besides. Of the \(inventory.total(.mvi).testLines) lines of MVI's own tests \
            \(inventory[.mviKit, .mvi].testLines) are the kit's.
            """
    }

    /// By how many lines MVI's rules are longer.
    private func difference(in feature: Owner.Part) -> Int {
        inventory[feature, .mvi].ruleLines - inventory[feature, .mvvm].ruleLines
    }

    private var rulesAlone: String { compared(difference) }

    private var withMethods: String {
        compared { difference(in: $0) + inventory[$0, .shared].intentLines }
    }

    private var withIntents: String {
        compared { difference(in: $0) - inventory[$0, .mvvm].intentLines }
    }

    private func compared(_ difference: (Owner.Part) -> Int) -> String {
        LineComparison(kit: inventory[.mviKit, .mvi].ruleLines, difference: difference).text
    }

    private var sourceTable: String {
        var table = MarkdownTable(
            ["Part", "Pattern", "Files", "Types", "Rules", "Intents", "Views", "Tests"],
            textColumns: 2)
        func add(_ part: String, _ pattern: Owner.Pattern, _ count: SourceCount) {
            let numbers = [
                count.files, count.types, count.ruleLines, count.intentLines, count.viewLines,
                count.testLines,
            ]
            table.add([part, pattern.rawValue] + numbers.map(String.init))
        }
        for part in Owner.Part.features {
            for pattern in Owner.Pattern.allCases {
                add(part.rawValue, pattern, inventory[part, pattern])
            }
        }
        add("ScreenKit", .shared, inventory[.screenKit, .shared])
        add("MVIKit", .mvi, inventory[.mviKit, .mvi])
        for pattern in Owner.Pattern.allCases {
            add("Total", pattern, inventory.total(pattern))
        }
        add("Scenarios, explorer, faults", .shared, inventory[.scenarios, .shared])
        return table.text
    }

    private var scenarioTable: String {
        var table = MarkdownTable(
            [
                "Feature", "State size", "State stride", "Steps", "Notifications, MVVM",
                "Notifications, MVI", "Requests, MVVM", "Requests, MVI",
            ], textColumns: 1)
        for cost in scenarios {
            let numbers = [
                cost.stateSize, cost.stateStride, cost.steps, cost.mvvm.notifications,
                cost.mvi.notifications, cost.mvvm.requests, cost.mvi.requests,
            ]
            table.add([cost.feature.rawValue] + numbers.map(String.init))
        }
        return table.text
    }
}
