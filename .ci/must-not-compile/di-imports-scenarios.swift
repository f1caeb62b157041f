// An app does not link the test machinery.
// Layer: DI
// Error: no such module 'Scenarios'
import Scenarios
