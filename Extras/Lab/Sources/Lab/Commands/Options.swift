public import ArgumentParser
import Explorer
public import Scenarios

/// The name of a feature on the command line.
struct FeatureName: ExpressibleByArgument, Equatable {
    let feature: any Feature.Type

    init(_ feature: any Feature.Type) { self.feature = feature }

    init?(argument: String) {
        guard let feature = Features.all.first(where: { $0.name == argument }) else { return nil }
        self.init(feature)
    }

    var defaultValueDescription: String { feature.name }

    static var allValueStrings: [String] { Features.all.map { $0.name } }

    static func == (left: Self, right: Self) -> Bool { left.feature == right.feature }
}

extension Requests.Cancellation: ExpressibleByArgument {}
