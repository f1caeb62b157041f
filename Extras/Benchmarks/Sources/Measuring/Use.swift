/// Keeps the optimizer from leaving out what nothing else reads.
@inline(never)
@_optimize(none)
public func use<Value>(_ value: inout Value) {}
