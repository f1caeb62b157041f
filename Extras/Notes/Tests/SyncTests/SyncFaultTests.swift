import Testing

@Suite("The exploration finds known mistakes", .timeLimit(.minutes(5)))
struct SyncFaultTests {
    @Test("For each fault, some order of steps breaks a promise", arguments: SyncFault.allCases)
    func refuted(fault: SyncFault) throws {
        let report = SyncExplorer(
            scope: fault.scope, fault: fault, budget: 20_000, checksEnds: fault.isSeenAtTheEnd
        ).explore()
        let failure = try #require(report.failure)
        print("refuted: \(fault.rawValue): \(failure)")
    }
}

extension SyncFault {
    /// A scope with the steps that make the fault visible.
    fileprivate var scope: SyncScope {
        switch self {
        case .sendsNoKey: .oneNote.only(.save("n"))
        case .keepsKeysInMemory, .acknowledgesBeforeTheFile, .launchAsksNothing:
            .oneNote.only(.save("n"), .crash)
        case .forgetsBeforeTheAnswer, .replaysInAnotherOrder, .answerOverwrites,
            .coalescesIntoSent, .failureEndsTrying:
            .oneNote.only(.save("n"), .timePasses)
        case .deletesComeBack: .oneNote.only(.delete("n"), .sync(process: 0))
        case .fetchOverwrites: .oneNote.only(.save("n"), .sync(process: 0))
        case .deletesForgetCreates: .newNote
        case .dropsConflicts: .otherDevice.only(.save("n"), .otherDeviceEdits("n"))
        case .notFoundIsAnError: .otherDevice.only(.delete("n"), .otherDeviceDeletes("n"))
        case .storesTheCursorFirst:
            .otherDevice.only(.otherDeviceEdits("n"), .sync(process: 0), .crash)
        case .takesTheNewestBase:
            .otherDevice.only(.save("n"), .otherDeviceEdits("n"), .sync(process: 0)).patient
        case .ignoresTheOriginal:
            .slowTypist.only(
                .type("n"), .saveTyped("n"), .otherDeviceEdits("n"), .sync(process: 0)
            ).patient
        case .ignoresTheOriginalOfADelete:
            .slowTypist.only(
                .type("n"), .delete("n"), .otherDeviceEdits("n"), .sync(process: 0)
            ).patient
        case .dropsRejections: .rejections.only(.saveRejected("n"))
        case .reusesKeys: .rejections.only(.save("n"), .otherDeviceEdits("n"), .retry("n"))
        case .dropsWhenLoggedOut: .accounts.only(.save("n"))
        case .sharesTheOutbox: .accounts
        case .drainsTwice: .processes
        case .believesGateways: .gateway.only(.save("n"), .gateway(.error(404)))
        case .buriesNotes: .gateway.only(.delete("n"), .gateway(.error(404)))
        case .followsCircles: .gateway.only(.sync(process: 0), .gateway(.circle))
        case .sharesTheFile: .servers
        case .forgetsWhatIsLost, .trustsAcceptance:
            .restored.only(.save("n"), .sync(process: 0), .restore)
        case .refusesPages: .unreadable.only(.spoil("n"), .otherDeviceEdits("m"), .sync(process: 0))
        }
    }

    /// True if the fault is visible only after all requests have been answered.
    fileprivate var isSeenAtTheEnd: Bool {
        [
            .storesTheCursorFirst, .failureEndsTrying, .launchAsksNothing, .takesTheNewestBase,
            .buriesNotes, .followsCircles, .forgetsWhatIsLost, .trustsAcceptance, .refusesPages,
        ].contains(self)
    }
}
