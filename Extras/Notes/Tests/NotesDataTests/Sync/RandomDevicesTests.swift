import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite(
    "Two devices, three processes, and a server that fails at random", .timeLimit(.minutes(5)))
struct RandomDevicesTests {
    @Test("At the end, all have the same notes, and no change waits", arguments: 0..<4)
    func walk(seed: Int) async throws {
        var random = RepeatableRandom(seed: UInt64(seed))
        let folder = TemporaryFolder()
        let remote = ControlledRemoteNotes()
        var devices = ["phone.json", "phone.json", "tablet.json"].map {
            NoteDevice(remote, folder.file($0))
        }
        for step in 0..<40 {
            let index = devices.indices.randomElement(using: &random) ?? 0
            let (device, id) = (devices[index], "\(Int.random(in: 0..<3, using: &random))")
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4: try await device.save(id, "\(step)")
            case 4: try await device.delete(id)
            case 5: await remote.setOutage(.unreachable)
            case 6: await remote.loseAnswers()
            case 7: devices[index] = NoteDevice(remote, device.url)
            default: try await device.sync()
            }
            if Bool.random(using: &random) { await remote.setOutage(nil) }
        }
        await remote.setOutage(nil)
        for device in devices + devices + devices {
            try await device.sync()
            for note in try await device.notes() where note.status != .synced {
                _ = try await device.repository.write(.retry(note.id), for: .al)
            }
        }
        for device in devices { try await device.sync() }
        let there = await remote.notes().map { Note(id: $0.id, content: $0.content ?? "") }
        for device in devices {
            #expect(try await Set(device.notes()) == Set(there))
        }
    }
}
