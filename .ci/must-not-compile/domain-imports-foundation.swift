// Layer: Domain
// Error: malformed compiled module
import Foundation
