/// A piece of a page. What is written out in the code is markup; what is put into it is text, and
/// is escaped, unless it is a piece of a page itself.
struct HTML: Equatable {
    let text: String

    static func joined(_ pieces: some Sequence<HTML>) -> HTML {
        HTML(text: pieces.map(\.text).joined())
    }

    private init(text: String) {
        self.text = text
    }
}

extension HTML: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self.text = text
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ markup: String) {
            text += markup
        }

        mutating func appendInterpolation(_ html: HTML) {
            text += html.text
        }

        mutating func appendInterpolation(_ number: Int) {
            text += "\(number)"
        }

        mutating func appendInterpolation(_ plain: String) {
            for character in TextWidth.printable(plain) {
                switch character {
                case "&": text += "&amp;"
                case "<": text += "&lt;"
                case ">": text += "&gt;"
                case "\"": text += "&quot;"
                case "'": text += "&#39;"
                default: text.append(character)
                }
            }
        }
    }
}
