/// Names work, so that newer work can take the place of older, and anybody can cancel it.
///
/// An id is a path: a parent that runs its children's work puts each child's under a scope of its
/// own, so two instances of one feature never cancel each other.
struct WorkID: Hashable, Sendable {
    private var path: [Name]

    /// The scope around everything.
    static let root = WorkID(path: [])

    init(_ name: some Hashable & Sendable) {
        path = [Name(value: name)]
    }

    private init(path: [Name]) {
        self.path = path
    }

    /// The same id below `scope`.
    func within(_ scope: some Hashable & Sendable) -> WorkID {
        WorkID(path: [Name(value: scope)] + path)
    }

    /// An id in this scope that no name of anybody's own can be.
    func child(number: Int) -> WorkID {
        child(Number(value: number))
    }

    /// An id in this scope.
    func child(_ name: some Hashable & Sendable) -> WorkID {
        var child = self
        child.path.append(Name(value: name))
        return child
    }

    /// Whether `ancestor` is this id or one of the scopes around it.
    func isWithin(_ ancestor: WorkID) -> Bool {
        path.starts(with: ancestor.path)
    }

    private struct Number: Hashable, CustomStringConvertible {
        let value: Int
        var description: String { "\(value)" }
    }

    private struct Name: Hashable {
        let value: any Hashable & Sendable

        static func == (left: Name, right: Name) -> Bool {
            AnyHashable(left.value) == AnyHashable(right.value)
        }

        func hash(into hasher: inout Hasher) {
            value.hash(into: &hasher)
        }
    }
}

extension WorkID: CustomStringConvertible {
    var description: String {
        path.map { "\($0.value)" }.joined(separator: "/")
    }
}
