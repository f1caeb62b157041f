import Domain
import Foundation

/// The content of a file: an array of records that each have an id, or one record.
///
/// A change keeps the values of fields that the Swift type does not have.
public protocol JSONDocument: Codable, Equatable, Sendable {
    /// The document to use while the file does not exist.
    init()
}

/// One record of an array. `==` has to compare all fields: a record that is equal to the record in the
/// file is not written again.
public protocol JSONRecord: Codable, Equatable, Identifiable, Sendable where ID: Sendable {}

extension Array: JSONDocument where Element: JSONRecord {}

extension JSONDocument {
    /// Throws if the text is no JSON of this type, or if two records have the same id.
    init(text: Bytes) throws(StorageFailure) {
        // A text in UTF-16 has zeros. The decoder would read it, but a change would not keep it.
        if text.withUnsafeBytes({ $0.contains(0) }) { throw .damaged(.damaged("expected UTF-8")) }
        self = try Self(json: text)
        let ids = (records ?? []).map(\.anyID)
        if Set(ids).count < ids.count { throw .damaged(.damaged("an id stands twice")) }
    }

    /// The new text of the file. `old` is the document that was decoded from `text`. In `text`, the
    /// values of this document replace the values of `old`.
    func text(replacing old: Self, in text: Bytes) throws(StorageFailure) -> Bytes {
        guard let records, let oldRecords = old.records else {
            // A byte order mark can stand before the object.
            return try text.drop { $0 != UInt8(ascii: "{") }.changed(from: old.json(), to: json())
        }
        // Each old record, with its text in the file.
        let olds = zip(oldRecords, text.parts)
        let known = Dictionary(uniqueKeysWithValues: zip(oldRecords.map(\.anyID), olds))
        // A record that has not changed stays as it is written in the file.
        let lines = try records.map { record throws(StorageFailure) in
            guard let (old, text) = known[record.anyID] else { return try record.json() }
            return record.equals(old) ? text : try text.changed(from: old.json(), to: record.json())
        }
        return "[\n".utf8 + Bytes(Array(lines.joined(separator: ",\n".utf8))) + "\n]\n".utf8
    }

    /// Nil for a document that is one record.
    private var records: [any JSONRecord]? { self as? [any JSONRecord] }
}

extension JSONRecord {
    fileprivate var anyID: AnyHashable { id }

    fileprivate func equals(_ other: any JSONRecord) -> Bool { self == other as? Self }
}
