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

/// What the views in a sheet hand to the sheet.
@MainActor
final class Sheet {
    let path: String
    /// True if the sheet can't be swiped away.
    var isHeld = false
    init(path: String) { self.path = path }
}

extension _Context {
    /// Presents what the closure makes. The closure gets the element that it made before, if there is one.
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

/// The alerts, dialogs and sheets that are presented: at most one over the window, and one over each sheet.
/// The keys of the dictionaries `presented` and `closing` are the paths of what is covered.
@MainActor
final class Presentations {
    struct Wish {
        let title: String
        /// Its title, with the name of the view that it comes from.
        let name: String
        let path: String
        let place: Place
        /// The path of the sheet that presents it; empty for the window.
        let over: String
        let onDismiss: (() -> Void)?
    }

    private var presented: [String: (wish: Wish, element: Element?)] = [:]
    private var wishes: [Wish] = []
    private(set) var refused: [String] = []
    /// The paths of wishes that wait until another one is gone, and since when.
    private var waiting: [String: Int] = [:]
    /// The paths of wishes that are never presented, because they began while another one was closing.
    private var dropped: Set<String> = []
    /// The paths of the window or sheets over which something is closing, and since when.
    private var closing: [String: Int] = [:]
    /// How often a person has looked. What was closing before the last look has closed.
    static var time = 0

    /// The path of a sheet begins with that of the sheet that presents it.
    private var inOrder: [(wish: Wish, element: Element?)] {
        presented.sorted { $0.key < $1.key }.map(\.value)
    }
    var elements: [Element] { inOrder.compactMap(\.element) }

    func begin() { wishes = [] }

    /// Makes the element if it is presented.
    func add(_ wish: Wish, _ make: (Element?) -> Element) {
        wishes.append(wish)
        if let last = presented[wish.over], last.wish.path == wish.path {
            presented[wish.over] = (wish, make(last.element))
        }
    }

    /// Called when all bodies have been evaluated. Removes what is no longer wanted, and then presents what
    /// is wanted now. Returns true if something is presented whose element has not been made yet.
    func end(_ lifetimes: inout Lifetimes) -> Bool {
        refused = wishes.filter { !$0.place.isVisible }.map {
            "\($0.name) is presented from a page that is covered, or in a tab behind"
        }
        wishes.removeAll { !$0.place.isVisible }
        let paths = Set(wishes.map(\.path))
        dropped.formIntersection(paths)
        for (wish, _) in inOrder where !paths.contains(wish.path) {
            presented[wish.over] = nil
            closing[wish.over] = Self.time
            wish.onDismiss.map { lifetimes.afterwards($0) }
        }
        for wish in wishes where presented[wish.over]?.wish.path != wish.path {
            if closing[wish.over] == Self.time, waiting[wish.path, default: Self.time] == Self.time
            {
                dropped.insert(wish.path)
            }
            if dropped.contains(wish.path) {
                refused.append("\(wish.name) begins while another one is closing")
            } else if let other = presented[wish.over]?.wish {
                refused.append("\(wish.name) is presented over the \(other.title)")
            } else {
                presented[wish.over] = (wish, nil)
            }
        }
        let late = paths.subtracting(presented.values.map(\.wish.path))
        waiting = Dictionary(
            uniqueKeysWithValues: late.map { ($0, waiting[$0, default: Self.time]) })
        return presented.values.contains { $0.element == nil }
    }
}
