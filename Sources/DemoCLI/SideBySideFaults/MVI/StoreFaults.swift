import Domain
import Presentation
import Scenarios

final class ClearsNewerSlot<R: Reducer>: PlainStore<R> {
    override func start(
        _ id: R.EffectID, _ operation: @escaping Effect<R>.Operation
    ) -> Task<Void, Never> {
        Task { [weak self] in
            await operation { action in
                if !Task.isCancelled { self?.receive(action) }
            }
            self?.tasks[id] = nil
        }
    }
}

final class ReducesLateAnswers<R: Reducer>: PlainStore<R> {
    override func start(
        _ id: R.EffectID, _ operation: @escaping Effect<R>.Operation
    ) -> Task<Void, Never> {
        Task { [weak self] in
            await operation { action in self?.receive(action) }
            if !Task.isCancelled { self?.tasks[id] = nil }
        }
    }
}

final class IsHeldByEffects<R: Reducer>: PlainStore<R> {
    override func start(
        _ id: R.EffectID, _ operation: @escaping Effect<R>.Operation
    ) -> Task<Void, Never> {
        Task {
            await operation { action in
                if !Task.isCancelled { receive(action) }
            }
            if !Task.isCancelled { tasks[id] = nil }
        }
    }
}

extension Fault<ItemsScenario> {
    static let stores = [
        Fault(
            .mvi, ClearsNewerSlot<ItemsReducer>.self,
            "a task that ends clears the slot of a newer one",
            """
            The slot is cleared without asking whose task is in it, so a third load no longer \
            cancels the second. Task properties that are set to nil at the end do the same.
            """, .asEasy),
        Fault(
            .mvi, ReducesLateAnswers<ItemsReducer>.self, "a late answer is shown like any other",
            """
            Nothing asks whether the effect has been cancelled before its answer is reduced. Here \
            it is one place for all screens; each view model has to ask after each await.
            """, .asEasy),
        Fault(
            .mvi, IsHeldByEffects<ItemsReducer>.self, "a load in flight holds the screen",
            """
            The task captures `self`, so nothing is released or cancelled before the answer. Here \
            it is one place for all screens; each task of a view model can make this mistake.
            """, .asEasy),
    ]
}
