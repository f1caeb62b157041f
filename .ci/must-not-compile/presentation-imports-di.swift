// Layer: Presentation
// Error: no such module 'DI'
import DI
