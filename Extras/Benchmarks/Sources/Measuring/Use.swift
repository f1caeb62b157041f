/// Keeps the optimizer from removing work whose result nothing else reads.
@inline(never)
@_optimize(none)
public func use<Value>(_ value: inout Value) {}
