import CostCounting
import Foundation

/// Writes the page of costs, or checks it. `Arguments.usage` says how.
@main
struct CostSheet {
    static func main() async {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            let outcome = try await Sheet(repository: arguments.repository).perform(arguments.task)
            print(outcome.text)
            exit(outcome.isGood ? 0 : CostProblem.Code.failed.rawValue)
        } catch let problem as CostProblem {
            Progress.tell(problem.message)
            exit(problem.code.rawValue)
        } catch {
            Progress.tell(error.localizedDescription)
            exit(CostProblem.Code.inputOutput.rawValue)
        }
    }
}
