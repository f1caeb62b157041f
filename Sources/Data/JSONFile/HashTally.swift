/// Tells whether a million hashes are all different at the cost of eight bytes each, and a few
/// milliseconds; a `Set` of the values themselves would cost more than reading the file.
struct HashTally {
    private var hashes: [Int] = []

    mutating func insert(_ hash: Int) {
        hashes.append(hash)
    }

    /// May take two different values of equal hashes for one, never one for two.
    var hasRepetition: Bool {
        var mask = 1
        while mask < hashes.count * 2 { mask = mask * 2 + 1 }
        var slots = [Int](repeating: 0, count: mask + 1)
        for hash in hashes {
            // 0 marks a free slot.
            let hash = hash == 0 ? 1 : hash
            var slot = hash & mask
            while slots[slot] != 0 {
                if slots[slot] == hash { return true }
                slot = (slot + 1) & mask
            }
            slots[slot] = hash
        }
        return false
    }
}
