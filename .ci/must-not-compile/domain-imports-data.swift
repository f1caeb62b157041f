// Layer: Domain
// Error: no such module 'Data'
import Data
