import Foundation

@testable import Data

/// What must hold of any bytes that a file may have: nil, or what does not.
///
/// The fuzzer looks for bytes that break it; the tests run it over those that it found worth keeping.
func brokenProperty(of bytes: [UInt8]) -> String? {
    let isAccepted = accepts(bytes)
    if !isAccepted, foundationAccepts(bytes), !hasTrailingComma(bytes) {
        return "not JSON, though Foundation takes it"
    }
    if isAccepted, !foundationAccepts(bytes), !mayBeBeyondFoundation(bytes) {
        return "JSON, though Foundation does not take it"
    }
    do throws(JSONDamage) {
        let before = try elements(of: bytes)
        if !isAccepted { return "an array, though not JSON" }
        return try brokenRemoval(from: bytes, elements: before)
    } catch {
        let message = error.message(path: "file", bytes: bytes)
        let isOneLine = message.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        return isOneLine ? nil : "more than one line: \(message)"
    }
}

func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
        do throws(JSONDamage) {
            var scanner = try JSONScanner(bytes)
            try scanner.skipValue()
            try scanner.finish()
            return true
        } catch {
            return false
        }
    }
}

func foundationAccepts(_ bytes: [UInt8]) -> Bool {
    // It guesses at other encodings and skips a byte-order mark; the files are UTF-8 without one.
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]), !bytes.contains(0) else { return false }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else { return false }
    return (try? JSONSerialization.jsonObject(with: .init(bytes), options: .fragmentsAllowed))
        != nil
}

/// Foundation takes `[1,]`; JSON does not.
private func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(/,\s*[\]}]/)
}

/// Foundation refuses deep nesting, numbers that no `Double` holds, and lone surrogates; JSON allows them.
private func mayBeBeyondFoundation(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let nesting = text.count { $0 == "[" || $0 == "{" }
    return nesting > 500 || text.contains("\\u") || text.contains(where: "eE".contains)
        || bytes.count > 300
}

private struct IDRecord: JSONRecord {
    let id: JSONText

    init(_ object: borrowing JSONObject) throws(JSONDamage) {
        id = try object.text("id")
    }
}

private struct Element: Equatable {
    let id: String
    let bytes: [UInt8]
}

private func elements(of bytes: [UInt8]) throws(JSONDamage) -> [Element] {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONDamage) in
        var elements: [Element] = []
        var collection = try JSONCollection<IDRecord>(buffer)
        while let next = try collection.next() {
            let id = next.record.id.string(in: buffer)
            elements.append(Element(id: id, bytes: Array(buffer[next.range])))
        }
        return elements
    }
}

private func brokenRemoval(
    from bytes: [UInt8], elements before: [Element]
) throws(JSONDamage) -> String? {
    for (index, element) in before.enumerated().prefix(4) {
        let edit = try GroupCommit<String, Bool>.Edit(
            removing: [element.id], from: bytes, of: IDRecord.self)
        guard let newBytes = edit.newBytes, edit.outcomes == [true] else {
            return "element [\(index)] is not found by its id"
        }
        var left = before
        left.remove(at: index)
        // What is left not being an array is no damage of the file's.
        guard (try? elements(of: Array(newBytes.joined()))) == left else {
            return "removing element [\(index)] changed another"
        }
    }
    return nil
}
