import CostCounting
import Foundation

/// What the program is asked to do.
struct Arguments: Equatable {
    enum Task: Equatable {
        case write
        case writeKeepingBuilds
        case writeKeepingMeasured
        case check
        case help
    }

    let task: Task
    /// The folder of the repository, by default the one that this source file lies in.
    let repository: URL

    static let usage = """
        CostSheet [--keep-builds | --keep-measured | --check] [REPOSITORY]

          (no option)      count and measure everything, and write the page anew
          --keep-builds    the same, but keep the time to build and test as the page has it
          --keep-measured  count only, and keep all that the page says of measurements
          --check          write nothing; compare what is counted with the page
          --help           show this

        """

    init(_ words: some Sequence<String>) throws(CostProblem) {
        var tasks: [Task] = []
        var folders: [String] = []
        for word in words {
            switch word {
            case "--keep-builds": tasks.append(.writeKeepingBuilds)
            case "--keep-measured": tasks.append(.writeKeepingMeasured)
            case "--check": tasks.append(.check)
            case "--help", "-h", "help": tasks.append(.help)
            default:
                guard !word.hasPrefix("-"), !word.isEmpty else {
                    throw CostProblem(
                        .usage, "there is no option “\(word)”; --help lists those that there are")
                }
                folders.append(word)
            }
        }
        guard tasks.count <= 1, folders.count <= 1 else {
            throw CostProblem(
                .usage, "takes at most one option and one folder; --help says which")
        }
        task = tasks.first ?? .write
        repository = folders.first.map { URL(filePath: $0) } ?? Self.ownRepository
    }

    private static var ownRepository: URL {
        let depthOfThisFile = 4
        return (0..<depthOfThisFile).reduce(URL(filePath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
    }
}
