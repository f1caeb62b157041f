import Presentation
import Recipes

/// A service that the test answers, and time that the test lets pass.
@MainActor
final class ControlledSearch {
    let cities = ControlledCalls<Result<City?, Problem>>()
    let degrees = ControlledCalls<Result<Int, Problem>>()
    let delay = HeldDelay()

    var useCases: SearchUseCases {
        SearchUseCases { [cities] _ throws(Problem) in
            try await cities.call().get()
        } getDegrees: { [degrees] _ throws(Problem) in
            try await degrees.call().get()
        }
    }

    /// Lets the pause pass that begins now, and answers which city it is.
    func find(_ city: City) async {
        await delay.pass(delay.count + 1)
        await cities.answerNext(.success(city))
    }
}

extension City {
    static let bern = City(id: 1, name: "Bern")
    static let oslo = City(id: 2, name: "Oslo")
}
