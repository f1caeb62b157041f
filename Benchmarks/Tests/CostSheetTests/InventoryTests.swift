import CostCounting
import Foundation
import Testing

@Suite("What a file is counted to")
struct InventoryTests {
    @Test(arguments: [
        ("Items/ItemsState.swift", Owner(.items, .shared)),
        ("Items/MVVM/ItemsViewModel.swift", Owner(.items, .mvvm)),
        ("Login/MVI/LoginReducer.swift", Owner(.login, .mvi)),
        ("ScreenKit/Work.swift", Owner(.screenKit, .shared)),
        ("MVIKit/Store.swift", Owner(.mviKit, .mvi)),
        ("Scenarios/Items/ItemsScenario.swift", Owner(.scenarios, .shared)),
    ])
    func rulesGoByTheirFolder(path: String, owner: Owner) throws {
        var inventory = Inventory()
        try inventory.add("struct A {\n}\n", path: "Sources/Presentation/\(path)")
        let count = inventory[owner.part, owner.pattern]
        #expect(count.files == 1)
        #expect(count.types == 1)
        #expect(count.ruleLines == 2)
        #expect(count.viewLines == 0)
    }

    @Test(arguments: [
        ("Users/Views/UsersContent.swift", Owner(.users, .shared)),
        ("Users/Views/UsersMVVMView.swift", Owner(.users, .mvvm)),
        ("Users/Views/UsersMVIView.swift", Owner(.users, .mvi)),
        ("Items/Views/ItemsViewController.swift", Owner(.items, .shared)),
        ("ScreenKit/Views/Send.swift", Owner(.screenKit, .shared)),
    ])
    func viewsGoByTheirName(path: String, owner: Owner) throws {
        var inventory = Inventory()
        try inventory.add("struct A {\n}\n", path: "Sources/Presentation/\(path)")
        let count = inventory[owner.part, owner.pattern]
        #expect(count.files == 1)
        #expect(count.viewLines == 2)
        #expect(count.ruleLines == 0)
    }

    @Test(arguments: [
        ("Users/UsersIntent.swift", Owner(.users, .shared)),
        ("Users/MVVM/UsersViewModel+Intent.swift", Owner(.users, .mvvm)),
    ])
    func intentsAreCountedApart(path: String, owner: Owner) throws {
        var inventory = Inventory()
        try inventory.add("enum A {\n}\n", path: "Sources/Presentation/\(path)")
        let count = inventory[owner.part, owner.pattern]
        #expect(count.files == 1)
        #expect(count.intentLines == 2)
        #expect(count.ruleLines == 0)
    }

    @Test(arguments: [
        ("App/AppReducerTests.swift", Owner(.app, .mvi)),
        ("App/AppViewModelTests.swift", Owner(.app, .mvvm)),
        ("App/AppContract.swift", Owner(.app, .shared)),
        ("MVIKit/StoreTests.swift", Owner(.mviKit, .mvi)),
        ("Explorer/Explorer.swift", Owner(.scenarios, .shared)),
        ("Faults/Fault.swift", Owner(.scenarios, .shared)),
    ])
    func testsGoByTheirName(path: String, owner: Owner) throws {
        var inventory = Inventory()
        try inventory.add("struct A {\n}\n", path: "Tests/PresentationTests/\(path)")
        let count = inventory[owner.part, owner.pattern]
        #expect(count.testLines == 2)
        #expect(count.files == 0)
        #expect(count.types == 0)
    }

    @Test func aPatternsTotalHoldsItsKitAndNothingThatOnlyCompares() throws {
        var inventory = Inventory()
        let paths = ["Items/MVVM/A", "Items/MVI/B", "MVIKit/C", "Scenarios/D", "ScreenKit/E"]
        for path in paths {
            try inventory.add("struct A {}", path: "Sources/Presentation/\(path).swift")
        }
        #expect(inventory.total(.mvvm).files == 1)
        #expect(inventory.total(.mvi).files == 2)
        #expect(inventory.total(.shared).files == 1)
    }

    @Test(arguments: [
        "Sources/Presentation/Profile/ProfileState.swift", "Sources/Presentation/Loose.swift",
        "Tests/PresentationTests/Profile/ProfileContract.swift",
    ])
    func aFileThatBelongsToNobodyIsNamed(path: String) {
        var inventory = Inventory()
        #expect {
            try inventory.add("", path: path)
        } throws: { error in
            (error as? CostProblem)?.message.hasPrefix("\(path): ") == true
        }
    }
}
