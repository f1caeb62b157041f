import Presentation
import Recipes
import SwiftUI

// Views for the recipes that come without views. Both patterns use these views.

struct SearchView: View {
    let state: SearchState
    @Binding var query: String

    var body: some View {
        List {
            if let weather = state.weather { Text("\(weather.city.name): \(weather.degrees)°") }
            if state.hasNoMatch { Text("There is no such city.") }
            if case .loading = state.loading { ProgressView("Searching") }
            if case .failed(let error) = state.loading { Text(error.message) }
        }
        .searchable(text: $query, prompt: "City")
        .navigationTitle("Weather")
    }
}

struct TimerView: View {
    let state: TimerState
    let start: @MainActor () -> Void
    let pause: @MainActor () -> Void

    var body: some View {
        List {
            LabeledContent("Time", value: "\(state.elapsed)")
            Button("Start", action: start).disabled(state.isRunning)
            Button("Pause", action: pause).disabled(!state.isRunning)
        }
        .navigationTitle("Stopwatch")
    }
}

struct UploadView: View {
    let state: UploadState
    let upload: @MainActor () -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        List {
            LabeledContent("Sent", value: "\(state.sent) of \(state.size)")
            if state.step == .using { ProgressView("Finishing") }
            if state.step == .used { Text("Done") }
            if let error = state.error { Text(error.message) }
            Button(state.sent == 0 ? "Upload" : "Resume", action: upload)
                .disabled(state.step != .ready)
            Button("Cancel", action: cancel).disabled(state.step != .sending)
        }
        .navigationTitle("Upload")
    }
}
