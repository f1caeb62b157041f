extension JSONFile {
    /// What the file's bytes mean, or what their absence does.
    ///
    /// A cancelled task is told so before it reads; once it reads, it gets its answer.
    func readDocument<Document>(
        _ parse: ([UInt8]?) throws(JSONDamage) -> Document
    ) throws(JSONFileError) -> Document {
        if Task.isCancelled { throw .cancelled }
        let bytes = try read()
        do throws(JSONDamage) {
            return try parse(bytes)
        } catch {
            throw damaged(error, in: bytes)
        }
    }

    /// The elements of the file's array in order, each as what is made of it; none without a file.
    func readCollection<Record: JSONRecord, Element>(
        _ element: (Record, JSONBytes) -> Element
    ) throws(JSONFileError) -> [Element] {
        try readDocument { bytes throws(JSONDamage) in
            var elements: [Element] = []
            try bytes?.withUnsafeBufferPointer { bytes throws(JSONDamage) in
                var collection = try JSONCollection<Record>(bytes)
                while let next = try collection.next() {
                    elements.append(element(next.record, bytes))
                }
            }
            return elements
        }
    }
}
