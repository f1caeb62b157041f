import Domain

/// The use cases of the whole app, answered by the test.
@MainActor
struct ControlledApp {
    let login = ControlledLogin()
    let items = ControlledItems()
    let users = ControlledUsers()
    let counter = ControlledCounter()
    let notes = ControlledNotes()
    let session = Session(email: "al@x.test")

    /// Returns when the main screen has read everything.
    func mainLoads(_ count: Int) async {
        await items.loads.arrive(count)
        await users.loads.arrive(count)
        await counter.loads.arrive(count)
    }
}
