package import Domain
package import Foundation

/// The items of a JSON file. What it has deleted is gone for good, and nothing else is changed.
package actor JSONFileItemRepository: ItemRepository {
    private let file: JSONFile
    private let queue = FileQueue()
    let deletions: GroupCommit<Item.ID, Bool>

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue.asUnownedSerialExecutor()
    }

    /// The file need not exist; without it there are no items.
    package init(file url: URL) {
        let file = JSONFile(url)
        self.file = file
        deletions = GroupCommit(file) { ids, bytes throws(JSONDamage) in
            try .init(removing: ids, from: bytes, of: ItemRecord.self)
        }
    }

    /// Reads the whole file, so that what other processes have changed is seen.
    ///
    /// A file that is damaged anywhere, be it behind the last item, is `ItemError.damaged`.
    package func items() throws(ItemError) -> [Item] {
        do throws(JSONFileError) {
            return try file.readCollection { (record: ItemRecord, bytes) in
                record.item(in: bytes)
            }
        } catch {
            throw ItemError(error)
        }
    }

    /// Returns once the disk has the file without the item.
    ///
    /// Deletes that come in together are written together. While another process has the lock, this
    /// waits, up to half a minute; then it is `ItemError.unavailable`. Whoever gives up before the
    /// writing starts has deleted nothing.
    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        do throws(JSONFileError) {
            return try await deletions.perform(id)
        } catch {
            throw ItemError(error)
        }
    }
}
