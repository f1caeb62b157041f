/// Which hashes there have been, in four bytes a slot.
///
/// Tells a million different ids apart in a few milliseconds, where a `Set` of them would cost more
/// than reading the file. It may take two hashes for one, never one for two: whoever finds a hash
/// compares the ids themselves.
struct HashTable {
    /// The upper half of each hash; 0 marks a free slot.
    private var slots: [UInt32]
    private let mask: Int

    /// A table for no more than so many hashes.
    init(capacity: Int) {
        var size = 2
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        mask = size - 1
    }

    func contains(_ hash: Int) -> Bool {
        slots.withUnsafeBufferPointer { slots in
            slots[Self.slot(of: hash, in: slots, mask)] != 0
        }
    }

    /// Whether all these hashes were new and differ from each other.
    mutating func insert(_ hashes: [Int]) -> Bool {
        slots.withUnsafeMutableBufferPointer { slots in
            var areNew = true
            for hash in hashes {
                let slot = Self.slot(of: hash, in: .init(slots), mask)
                areNew = areNew && slots[slot] == 0
                slots[slot] = Self.tag(of: hash)
            }
            return areNew
        }
    }

    /// Where the hash is, or the free slot that is its place. There are free slots.
    private static func slot(
        of hash: Int, in slots: UnsafeBufferPointer<UInt32>, _ mask: Int
    ) -> Int {
        let tag = tag(of: hash)
        var slot = hash & mask
        while slots[slot] != 0, slots[slot] != tag {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private static func tag(of hash: Int) -> UInt32 {
        max(1, UInt32(truncatingIfNeeded: hash >> 32))
    }
}
