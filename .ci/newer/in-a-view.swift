// Read by .ci/constructs. Not a mistake: .glassEffect() in a comment.
import SwiftUI

struct NewerView: View {
    @State private var person: Person?

    var body: some View {
        // The minimum has tabs.
        TabView {
            Tab("glassEffect()", systemImage: "person") {
                Text("a `WebView` in prose").glassEffect()  // refused
            }
        }
        .tabBarMinimizeBehavior(.onScrollDown)  // refused
        .toolbar {
            ToolbarSpacer(.fixed)  // refused
            Button("Done", role: .confirm) {}  // refused
            Button("Cancel", role: .cancel) {}
        }
        .alert(  // refused
            "Sure?", item: $person
        ) { _ in
        }
        .sheet(item: $person) { Text($0.name) }
    }
}
