/// The use cases of the notes screen, handed over as one value.
public struct NotesUseCases: Sendable {
    public var observe: any ObserveNotesUseCase
    public var save: any SaveNoteUseCase
    public var delete: any DeleteNoteUseCase
    public var retry: any RetryNoteUseCase
    public var discard: any DiscardNoteUseCase
    public var sync: any SyncNotesUseCase

    public init(
        observe: any ObserveNotesUseCase, save: any SaveNoteUseCase,
        delete: any DeleteNoteUseCase, retry: any RetryNoteUseCase,
        discard: any DiscardNoteUseCase, sync: any SyncNotesUseCase
    ) {
        self.observe = observe
        self.save = save
        self.delete = delete
        self.retry = retry
        self.discard = discard
        self.sync = sync
    }
}

extension NotesUseCases {
    package init(repository: any NoteRepository) {
        self.init(
            observe: DefaultObserveNotesUseCase(repository: repository),
            save: DefaultSaveNoteUseCase(repository: repository),
            delete: DefaultDeleteNoteUseCase(repository: repository),
            retry: DefaultRetryNoteUseCase(repository: repository),
            discard: DefaultDiscardNoteUseCase(repository: repository),
            sync: DefaultSyncNotesUseCase(repository: repository))
    }
}
