// Layer: Presentation
// Error: static method 'buildExpression' requires that 'String' conform to 'View'
import Domain
import SwiftUI

struct BareName: View {
    let item: Item

    var body: some View { item.name }
}
