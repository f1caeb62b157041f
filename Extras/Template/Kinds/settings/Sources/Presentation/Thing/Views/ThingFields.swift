#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The controls for the values of the thing.
struct ThingFields: View {
    @Binding var thing: Thing

    var body: some View {
        Picker(ThingFieldTexts.sorting, selection: $thing.sorting) {
            ForEach(Thing.Sorting.allCases, id: \.self) { Text(ThingFieldTexts.name(of: $0)) }
        }
        Toggle(ThingFieldTexts.reversed, isOn: $thing.isReversed)
        Stepper(
            ThingFieldTexts.lines(thing.lines), value: $thing.lines, in: Thing.possibleLines)
    }
}
#endif
