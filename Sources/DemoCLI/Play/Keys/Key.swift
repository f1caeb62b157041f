/// What somebody does at the keyboard.
enum Key: Hashable {
    case character(Character)
    case up
    case down
    case left
    case right
    case home
    case end
    case enter
    case tab
    case backTab
    case backspace
    case delete
    case escape
    /// Control-U, which empties a line.
    case eraseLine
    /// Control-L, which draws the screen anew.
    case redraw
    /// Text that was pasted, in one piece.
    case paste(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    init(extendedGraphemeClusterLiteral character: Character) {
        self = .character(character)
    }
}
