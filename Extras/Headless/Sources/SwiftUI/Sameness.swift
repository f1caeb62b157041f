/// True if a view is the same as before. Then its body is not evaluated again.
///
/// Values are compared with ==, objects by identity, and other types part by part. Two closures are never
/// equal, nor are two bindings that are made of closures.
func isSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    let (mirror, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard type(of: left) == type(of: right), mirror.displayStyle == other.displayStyle,
        mirror.children.count == other.children.count
    else { return false }
    switch mirror.displayStyle {
    case .class: return (left as AnyObject) === (right as AnyObject)
    case nil: return false
    case .enum where mirror.children.isEmpty: return "\(left)" == "\(right)"
    default:
        return zip(mirror.children, other.children).allSatisfy {
            $0.label == $1.label && isSame($0.value, $1.value)
        }
    }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
}
