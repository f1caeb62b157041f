import Elements

@available(iOS 13, macOS 10.15, *)
extension View {
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        rendering("sheet") { outer, elements in
            guard let value = item.wrappedValue else { return elements }
            let context = outer.at("\(value.id)")
            let sheet = Sheet(path: context.path)
            var inside = context
            inside.environment.sheet = sheet
            inside.environment.isInList = false
            inside.environment.push = nil
            context.present("sheet", onDismiss: onDismiss) { _ in
                let element = context.element(.sheet, children: inside.page(value, inside, content))
                if !sheet.isHeld { element.swipeAway = { item.wrappedValue = nil } }
                return element
            }
            return elements
        }
    }
    @available(iOS 15, macOS 12, *)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        rendering("interactiveDismissDisabled") { context, elements in
            if isDisabled { context.environment.sheet?.isHeld = true }
            return elements
        }
    }
}

/// Handed by the views in a sheet to the sheet.
@MainActor
final class Sheet {
    let path: String
    /// It can't be swiped away.
    var isHeld = false
    init(path: String) { self.path = path }
}

extension _Context {
    /// Hands over the element as it was before, if it was.
    @MainActor
    func present(
        _ title: String, onDismiss: (() -> Void)? = nil, _ make: (Element?) -> Element
    ) {
        let wish = Presentations.Wish(
            title: title, name: named("the \(title)"), path: path, place: host.place,
            over: environment.sheet?.path ?? "", onDismiss: onDismiss)
        host.presentations.add(wish) { element in
            host.within(Place(), nil) { make(element) }
        }
    }
}

/// What is presented: one over the window, and one over each sheet.
@MainActor
final class Presentations {
    struct Wish {
        let title: String
        /// With the view that it comes from.
        let name: String
        let path: String
        let place: Place
        /// The path of the sheet that presents it; empty for the window.
        let over: String
        let onDismiss: (() -> Void)?
    }

    private var presented: [(wish: Wish, element: Element?)] = []
    private var wishes: [Wish] = []
    private(set) var refused: [String] = []
    /// The paths of those that wait for another one to be gone.
    private var waiting: Set<String> = []
    /// The paths of those that are never presented, because they began while another one was closing.
    private var dropped: Set<String> = []
    /// Over what something is closing, and since when.
    private var closing: [String: Int] = [:]
    /// How often a person has looked, by which time what was closing has closed.
    private static var time = 0

    var elements: [Element] { presented.compactMap(\.element) }

    static func endAnimations() { time += 1 }

    func begin() { wishes = [] }

    /// Makes the element if it is presented.
    func add(_ wish: Wish, _ make: (Element?) -> Element) {
        wishes.append(wish)
        if let index = presented.firstIndex(where: { $0.wish.path == wish.path }) {
            presented[index] = (wish, make(presented[index].element))
        }
    }

    /// When all has been evaluated: what has to go makes room for what is to come. Returns true if
    /// something is presented now whose element has not been made.
    func end(_ lifetimes: inout Lifetimes) -> Bool {
        let hidden = wishes.filter { !$0.place.isVisible }
        refused = hidden.map {
            "\($0.name) is presented from a page that is covered, or in a tab behind"
        }
        wishes.removeAll { !$0.place.isVisible }
        dropped.formIntersection(wishes.map(\.path))
        defer { waiting = Set(wishes.map(\.path)).subtracting(presented.map(\.wish.path)) }
        for (wish, _) in presented where !wishes.contains(where: { $0.path == wish.path }) {
            presented.removeAll { $0.wish.path == wish.path }
            closing[wish.over] = Self.time
            wish.onDismiss.map { lifetimes.afterwards($0) }
        }
        for wish in wishes {
            if closing[wish.over] == Self.time,
                !presented.contains(where: { $0.wish.path == wish.path }),
                !waiting.contains(wish.path)
            {
                dropped.insert(wish.path)
            }
            if dropped.contains(wish.path) {
                refused.append("\(wish.name) begins while another one is closing")
                continue
            }
            guard let other = presented.first(where: { $0.wish.over == wish.over })?.wish else {
                presented.append((wish, nil))
                continue
            }
            if other.path != wish.path {
                refused.append("\(wish.name) is presented over the \(other.title)")
            }
        }
        return presented.contains { $0.element == nil }
    }
}
