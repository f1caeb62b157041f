// Layer: Presentation
// Error: static method 'buildExpression' requires that 'String' conform to 'View'
import SwiftUI

struct BareName: View {
    let name: String

    var body: some View { name }
}
