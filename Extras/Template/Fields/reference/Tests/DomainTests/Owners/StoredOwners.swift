@testable import Domain

/// Stores the owners that a test gives it. The test can also let it fail.
actor StoredOwners: OwnerRepository {
    private(set) var all: [Owner]
    private var failure: (its: StorageFailure, id: Owner.ID?)?

    init(_ all: [Owner]) { self.all = all }

    /// From now on, each write of the owner `id` throws the failure. If `id` is nil, each call for
    /// many owners throws it.
    func fail(_ failure: StorageFailure?, at id: Owner.ID?) {
        self.failure = failure.map { ($0, id) }
    }

    private func check(_ id: Owner.ID?) throws(OwnerError) {
        if let failure, failure.id == id { throw .storage(failure.its) }
    }

    func owners() throws(OwnerError) -> [Owner] {
        try check(nil)
        return all
    }

    func deleteOwner(id: Owner.ID) throws(OwnerError) -> Bool {
        try check(id)
        all.removeAll { $0.id == id }
        return true
    }

    func saveOwner(_ owner: Owner, isNew: Bool) throws(OwnerError) -> Bool {
        try check(owner.id)
        if let index = all.firstIndex(where: { $0.id == owner.id }) {
            all[index] = owner
        } else {
            all.append(owner)
        }
        return true
    }
}
