/// The fuzzer's way in: stops at bytes that break what must hold of any.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let broken = brokenProperty(of: bytes) { fatalError(broken) }
    return 0
}
