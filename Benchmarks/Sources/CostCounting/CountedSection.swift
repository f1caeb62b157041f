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

        - Rules and views are lines of code of `Sources/Presentation`, tests those of `Tests/PresentationTests`. A line of code is neither blank nor only a comment; a lone brace is one.
        - Types are declarations of structs, classes, enums, actors and protocols, nested ones too; neither extensions nor type aliases. Files and types are those of rules and views together.
        - What lies in `MVVM/` or `MVI/` belongs to that pattern, and so does a view `…MVVMView` or `…MVIView`; everything else of a feature is shared, a UIKit controller with its initializers for both patterns too.
        - Tests `…ViewModelTests` belong to MVVM, `…ReducerTests` to MVI. The contract that both patterns keep is shared; so a pattern's own tests are those that it has besides.
        - ScreenKit is what both patterns need, MVIKit what MVI needs besides. Scenarios, the explorer and the faults only compare the patterns: they are in no total.

        ### What the bundled scenario does

        \(scenarioTable)

        - Size and stride are bytes of the state as `MemoryLayout` has them, on 64 bits. It is one type for both patterns, by design, so that screens can be compared.
        - Notifications are how often observers of the state are told that it changes: by a view model at each write, by a store at each reduction. `swift run DemoCLI compare --feature NAME` plays the same scenario and calls them transitions.
        """
    }

    private var sourceTable: String {
        var table = MarkdownTable(
            ["Part", "Pattern", "Files", "Types", "Rules", "Views", "Tests"], textColumns: 2)
        func add(_ part: String, _ pattern: Owner.Pattern, _ count: SourceCount) {
            let numbers = [
                count.files, count.types, count.ruleLines, count.viewLines, count.testLines,
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
