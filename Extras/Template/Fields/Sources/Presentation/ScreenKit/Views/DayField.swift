#if canImport(SwiftUI)
import Domain
import SwiftUI

/// A switch and, if it is on, a picker of days. When it is switched on, the day is today.
struct DayField: View {
    private let title: String
    @Binding private var day: Day?

    init(_ title: String, day: Binding<Day?>) {
        self.title = title
        _day = day
    }

    /// When it is switched off, the day is `unknown`.
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
                day = isOn ? Day(.now, in: .current) : nil
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
    /// The text of the day for people, in their language.
    var shown: String {
        if self == .unknown { return "–" }
        return dateInGMT.formatted(Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))
    }
}
#endif
