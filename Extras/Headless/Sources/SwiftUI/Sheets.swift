import Elements

@available(iOS 13, macOS 10.15, *)
extension View {
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        rendering("sheet") { outer, elements in
            let host = outer.host
            let last = host.keep(outer.path + ".last", (value: Item?.none, text: ""))
            let value = item.wrappedValue
            // A closing sheet must go on showing what it showed before.
            if let closing = last.value.value, closing.id != value?.id {
                let place = Place()
                place.isCovered = true
                let inside = outer.inside(Sheet(path: outer.at("\(closing.id)").path))
                let shown = host.within(place, nil) { inside.page(closing, inside, content) }
                if spoken(shown) != last.value.text {
                    outer.report("a sheet shows something else while it closes")
                }
                last.value.value = nil
                host.passAgain()
            }
            guard let value else { return elements }
            let context = outer.at("\(value.id)")
            let sheet = Sheet(path: context.path)
            let inside = outer.inside(sheet)
            context.present("sheet", by: outer.path, onDismiss: onDismiss) { _ in
                let children = inside.page(value, inside, content)
                last.value = (value, spoken(children))
                let element = context.element(.sheet, children: children)
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

/// An open sheet, and what its views have set for it.
@MainActor
final class Sheet {
    let path: String
    /// True if the sheet can't be swiped away.
    var isHeld = false
    init(path: String) { self.path = path }
}

extension _Context {
    /// The context of the views in a sheet.
    func inside(_ sheet: Sheet) -> _Context {
        var inside = self
        inside.path = sheet.path
        inside.environment.sheet = sheet
        inside.environment.isInList = false
        inside.environment.push = nil
        return inside
    }

    /// Presents the element that the closure makes. The closure gets the element that it has made before;
    /// nil at first.
    @MainActor
    func present(
        _ title: String, by presenter: String? = nil, onDismiss: (() -> Void)? = nil,
        _ make: (Element?) -> Element
    ) {
        let wish = Presentations.Wish(
            title: title, name: named("the \(title)"), path: path, presenter: presenter ?? path,
            place: host.place, over: environment.sheet?.path ?? "", onDismiss: onDismiss)
        host.presentations.add(wish) { element in
            host.within(Place(), nil) { make(element) }
        }
    }
}

/// The open alerts, dialogs and sheets: at most one over the window, and one over each sheet.
///
/// The keys of the dictionaries `presented` and `closing` are the paths of the covered window or sheet.
@MainActor
final class Presentations {
    struct Wish {
        let title: String
        /// The title, with the name of the view that presents it.
        let name: String
        let path: String
        /// The path of the modifier that presents this.
        let presenter: String
        let place: Place
        /// The path of the sheet that presents this; empty for the window.
        let over: String
        let onDismiss: (() -> Void)?
    }

    private var presented: [String: (wish: Wish, element: Element?)] = [:]
    private var wishes: [Wish] = []
    private(set) var refused: [String] = []
    /// For each presentation that waits until another one has closed: its path, and the time since
    /// which it waits.
    private var waiting: [String: Int] = [:]
    /// The paths of presentations that are never shown, because they began while another one was closing.
    private var dropped: Set<String> = []
    /// For the window or a sheet over which something is closing: its path, and the time at which
    /// the closing began.
    private var closing: [String: Int] = [:]
    /// The number of times that a test has looked at the screen. An alert or a sheet that was
    /// closing before the last look has closed.
    static var time = 0

    /// Sorted by path, so that each sheet comes after the sheet that presents it.
    private var inOrder: [(wish: Wish, element: Element?)] {
        presented.sorted { $0.key < $1.key }.map(\.value)
    }
    var elements: [Element] { inOrder.compactMap(\.element) }

    func begin() { wishes = [] }

    /// Adds a presentation of this update. Makes its element if it is already shown.
    func add(_ wish: Wish, _ make: (Element?) -> Element) {
        wishes.append(wish)
        if let last = presented[wish.over], last.wish.path == wish.path {
            presented[wish.over] = (wish, make(last.element))
        }
    }

    /// Ends an update: closes presentations that are no longer wanted, and then opens the new ones.
    /// Returns true if the element of a new presentation has not been made yet.
    func end(_ lifetimes: inout Lifetimes) -> Bool {
        refused = wishes.filter { !$0.place.isVisible }.map {
            "\($0.name) is presented from a page that is covered, or in a tab behind"
        }
        wishes.removeAll { !$0.place.isVisible }
        let paths = Set(wishes.map(\.path))
        dropped.formIntersection(paths)
        for (wish, _) in inOrder where !paths.contains(wish.path) {
            presented[wish.over] = nil
            // The system replaces a sheet by the next one of the same modifier as soon as it can.
            let isReplaced = wishes.contains { $0.presenter == wish.presenter }
            if !isReplaced { closing[wish.over] = Self.time }
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
