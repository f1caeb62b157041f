/// Keeps what nobody looks at from being left out, for the optimizer can't know what is done here.
@inline(never)
@_optimize(none)
public func use<Value>(_ value: inout Value) {}
