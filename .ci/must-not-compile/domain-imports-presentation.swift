// Layer: Domain
// Error: no such module 'Presentation'
import Presentation
