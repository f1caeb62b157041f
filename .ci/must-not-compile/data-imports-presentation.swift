// Layer: Data
// Error: no such module 'Presentation'
import Presentation
