/// A value that is edited, with all its earlier values. Each edit can be undone and redone.
public struct History<Value: Equatable>: Equatable {
    public private(set) var current: Value
    private var past: [Value] = []
    private var future: [Value] = []
    private var lastEdit: String?

    public init(_ current: Value) { self.current = current }

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }

    /// Changes the value. Edits in a row with the same name are undone together, such as all typing in
    /// one field.
    public mutating func edit(as name: String? = nil, _ change: (inout Value) -> Void) {
        var edited = current
        change(&edited)
        guard edited != current else { return }
        if name == nil || name != lastEdit { past.append(current) }
        (current, future, lastEdit) = (edited, [], name)
    }

    public mutating func undo() { step(from: \.past, to: \.future) }

    public mutating func redo() { step(from: \.future, to: \.past) }

    private mutating func step(
        from values: WritableKeyPath<Self, [Value]>, to others: WritableKeyPath<Self, [Value]>
    ) {
        guard let value = self[keyPath: values].popLast() else { return }
        self[keyPath: others].append(current)
        (current, lastEdit) = (value, nil)
    }
}

extension History: Sendable where Value: Sendable {}
