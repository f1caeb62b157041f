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

        /// By scalar: to Swift, a mark that is prepended to `<` is one character with it.
        mutating func appendInterpolation(_ plain: String) {
            for scalar in plain.escaped().unicodeScalars {
                switch scalar {
                case "&": text += "&amp;"
                case "<": text += "&lt;"
                case ">": text += "&gt;"
                case "\"": text += "&quot;"
                case "'": text += "&#39;"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
    }
}
