#if canImport(SwiftUI)
import Domain
import SwiftUI

/// A switch, and a day picker while the switch is on. When the user turns the switch on, the day is
/// today.
struct DayField: View {
    private let title: String
    @Binding private var day: Day?

    init(_ title: String, day: Binding<Day?>) {
        self.title = title
        _day = day
    }

    /// While the switch is off, the day is `unknown`.
    init(_ title: String, day: Binding<Day>) {
        self.init(
            title,
            day: Binding { @MainActor in
                day.wrappedValue == .unknown ? nil : day.wrappedValue
            } set: { @MainActor in
                day.wrappedValue = $0 ?? .unknown
            })
    }

    var body: some View {
        Toggle(
            title,
            isOn: Binding { @MainActor in
                day != nil
            } set: { @MainActor isOn in
                day = isOn ? CurrentDay.device.today() : nil
            })
        if let day {
            DatePicker(
                title,
                selection: Binding { @MainActor in
                    day.dateInGMT
                } set: { @MainActor date in
                    self.day = Day(date, in: .gmt)
                }, displayedComponents: .date
            )
            .environment(\.timeZone, .gmt)
        }
    }
}

extension Day {
    /// The day as a text in the user's language.
    var shown: String {
        if self == .unknown { return "–" }
        return dateInGMT.formatted(Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))
    }
}
#endif
