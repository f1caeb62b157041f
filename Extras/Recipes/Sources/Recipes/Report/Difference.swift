import Domain

/// A property that differs, and its new value. In a path such as `items[2:5]`, the value replaces the
/// elements 2, 3 and 4 of the older list. At the end of a path, `{}` means a set, which has no order.
struct Difference {
    let path: String
    let value: any Encodable

    var isOfSet: Bool { path.hasSuffix("{}") }

    /// The name of the property alone.
    var name: String {
        String((path.split(separator: ".").last ?? "").prefix { $0 != "[" && $0 != "{" })
    }

    /// The properties that differ, also inside structs. In a list, the equal elements at both ends
    /// are left out.
    static func between(_ old: Any, _ new: Any, at path: String = "") -> [Difference] {
        if let old = old as? any Equatable, old.equals(new) { return [] }
        // All passwords are written as the same dots, so a replay can't compare them.
        if (old as? Password).map(\.isEmpty) == (new as? Password).map(\.isEmpty), new is Password {
            return []
        }
        if let part = (new as? any Parted)?.part(since: old, at: path) { return [part] }
        let (before, after) = (Mirror(reflecting: old).children, Mirror(reflecting: new))
        guard [.struct, .optional].contains(after.displayStyle), !after.children.isEmpty,
            before.count == after.children.count
        else { return (new as? any Encodable).map { [Difference(path: path, value: $0)] } ?? [] }
        return zip(before, after.children).flatMap { old, new in
            let name = new.label == "some" ? [] : [new.label ?? ""]
            let parts = (path.isEmpty ? [] : [path]) + name
            return between(old.value, new.value, at: parts.joined(separator: "."))
        }
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

/// A collection that has a difference of its own, such as the changed elements of an array.
private protocol Parted {
    func part(since old: Any, at path: String) -> Difference?
}

extension Array: Parted where Element: Encodable & Equatable {
    fileprivate func part(since old: Any, at path: String) -> Difference? {
        guard let old = old as? Self else { return nil }
        let start = zip(old, self).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), self[start...].reversed()).prefix { $0 == $1 }.count
        let range = "[\(start):\(old.count - end)]"
        return Difference(path: path + range, value: Array(self[start..<count - end]))
    }
}

extension Set: Parted where Element: Encodable {
    fileprivate func part(since old: Any, at path: String) -> Difference? {
        Difference(path: path + "{}", value: Array(self))
    }
}
