// Layer: DI
// Error: cannot find type 'ItemRecord' in scope
import Data

func show(_ record: ItemRecord) {}
