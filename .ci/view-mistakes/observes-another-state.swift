// Layer: Presentation
// System: iPhone
// Error: cannot convert value of type 'Int' to closure result type 'String'
import UIKit

@MainActor
func show(_ count: @escaping () -> Int, in label: UILabel) -> StateObservation<String> {
    StateObservation<String>(of: { count() }, render: { text in label.text = text })
}
