// Layer: Presentation
// Error: no such module 'Data'
import Data
