import Presentation
import Recipes
import Testing

@Suite("An upload, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct UploadTests {
    private let service = ControlledUpload()

    /// A screen in the step in which the service uses the file.
    private func using(_ pattern: Pattern) async -> UploadScreen {
        let screen = UploadScreen(pattern, service.useCases)
        await service.parts.answer(screen.upload(), .success(10))
        await service.uses.arrive(1)
        return screen
    }

    @Test(
        "The service reports its bytes, then uses the file; a second tap does nothing",
        arguments: Pattern.allCases)
    func upload(_ pattern: Pattern) async {
        let screen = UploadScreen(pattern, service.useCases)
        let sending = screen.upload()
        await service.parts.answer(1, .success(4))
        await service.parts.arrive(2)
        #expect(screen.state().sent == 4)
        #expect(screen.upload() == nil)
        await service.parts.answer(sending, .success(10))
        await service.uses.arrive(1)
        #expect(screen.state().step == .using)
        #expect(screen.upload() == nil)
        await service.uses.answer(screen.writesInFlight(), .success(()))
        #expect(screen.state().step == .used)
        #expect(screen.upload() == nil)
        #expect(service.parts.count == 2)
    }

    @Test(
        "A cancel ends the upload at once, late bytes are not used, and a new tap continues",
        arguments: Pattern.allCases)
    func cancel(_ pattern: Pattern) async {
        let screen = UploadScreen(pattern, service.useCases)
        let sending = screen.upload()
        await service.parts.answer(1, .success(4))
        await service.parts.arrive(2)
        screen.cancel()
        await sending?.finish()
        #expect(screen.state().step == .ready)
        await service.parts.answer(2, .success(10))
        #expect(screen.state().sent == 4)
        let again = screen.upload()
        await service.parts.answer(3, .success(3))
        await service.parts.arrive(4)
        #expect(screen.state().sent == 3)
        #expect(service.uses.count == 0)
        await service.parts.answer(again, .success(10))
        #expect(screen.state().step == .using)
    }

    @Test(
        "After a failure of either step, a new tap continues with the bytes that are there",
        arguments: Pattern.allCases, [true, false])
    func fail(_ pattern: Pattern, isUsing: Bool) async {
        let screen = UploadScreen(pattern, service.useCases)
        let sending = screen.upload()
        await service.parts.answer(1, .success(isUsing ? 10 : 4))
        if isUsing {
            await service.uses.answer(screen.writesInFlight(), .failure(.offline))
        } else {
            await service.parts.answer(sending, .failure(.offline))
        }
        #expect(screen.state().error == .offline)
        #expect(screen.state().sent == (isUsing ? 10 : 4))
        let again = screen.upload()
        #expect(screen.state().error == nil)
        await service.parts.answer(again, .success(10))
        await service.uses.answer(screen.writesInFlight(), .success(()))
        #expect(screen.state().step == .used)
    }

    @Test("While the service uses the file, a cancel does nothing", arguments: Pattern.allCases)
    func cancelUse(_ pattern: Pattern) async {
        let screen = await using(pattern)
        screen.cancel()
        #expect(screen.state().step == .using)
        await service.uses.answer(screen.writesInFlight(), .success(()))
        #expect(screen.state().step == .used)
    }

    @Test(
        "Without its screen, sending the bytes ends, but the write is still sent",
        arguments: Pattern.allCases)
    func release(_ pattern: Pattern) async {
        var screen: UploadScreen? = UploadScreen(pattern, service.useCases)
        let sending = screen?.upload()
        await service.parts.arrive(1)
        screen = nil
        await sending?.finish()
        await service.parts.answer(1, .success(10))
        #expect(service.uses.count == 0)
        screen = await using(pattern)
        let writing = screen?.writesInFlight()
        screen = nil
        await service.uses.answer(writing, .success(()))
        #expect(service.uses.count == 1)
    }
}
