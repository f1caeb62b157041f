/// The content of a note in requests and answers, without the server's code.
struct NoteContent: Codable, Hashable {
    let text: String

    /// A content in which each field has a value, so that a lost field is noticed.
    static let full = NoteContent(text: "Milk")

    /// Contents that differ from `full` in one field each.
    static let others = [NoteContent(text: "Tea")]

    /// A content in which each field is as long as it can be.
    static let greatest = NoteContent(text: String(repeating: "é", count: 50_000))

    /// Bodies of requests whose content can't be stored.
    static let refused = [
        #"{"text":""}"#, #"{"text":" \n\t"}"#, #"{"text":"a\u0000b"}"#, #"{"text":"\ud800"}"#,
        #"{"text":"\#(greatest.text)e"}"#, #"{"text":1}"#, #"{"note":"a"}"#,
    ]
}

extension NoteContent: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self.init(text: text)
    }
}
