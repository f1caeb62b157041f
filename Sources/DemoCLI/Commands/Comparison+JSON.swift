import Scenarios

extension Comparison: Encodable {
    private enum Key: CodingKey {
        case feature, scenario, equal, steps, tallies
        case step, notes, screens
    }

    /// One pattern is not compared, so nothing is `equal`. The notes are the comment above a step.
    func encode(to encoder: any Encoder) throws {
        let isAlone = columns.count == 1
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(F.name, forKey: .feature)
        try object.encode(name, forKey: .scenario)
        try object.encodeIfPresent(isAlone ? nil : isEqual, forKey: .equal)
        var steps = object.nestedUnkeyedContainer(forKey: .steps)
        for (index, line) in lines.enumerated() {
            var step = steps.nestedContainer(keyedBy: Key.self)
            try step.encode(line.text, forKey: .step)
            try step.encode(line.comment, forKey: .notes)
            try step.encodeIfPresent(isAlone ? nil : !different.contains(index), forKey: .equal)
            try step.encode(
                byPattern { ScreenRecord(columns[$0].playback.states[index].fields) },
                forKey: .screens)
        }
        let counts = byPattern { column in
            Dictionary(uniqueKeysWithValues: tallies.map { ($0.name, $0.counts[column]) })
        }
        try object.encode(counts, forKey: .tallies)
    }

    private func byPattern<Value>(_ value: (Int) -> Value) -> [String: Value] {
        Dictionary(
            uniqueKeysWithValues: columns.indices.map { (columns[$0].pattern.name, value($0)) })
    }
}
