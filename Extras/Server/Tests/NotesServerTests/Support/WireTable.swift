/// A request of the Notes app, and the answer of this server.
///
/// A word in capitals stands for a value that the server chooses. In a request, it stands for the
/// newest such value.
struct WireExchange: Sendable {
    /// The method and the path, as in `PUT /notes/n`.
    let line: String
    /// The headers, with names in lower case.
    let headers: [String: String]
    let body: String
    let status: Int
    let answer: String

    /// All exchanges, in order. At the beginning, the account has no notes.
    static let all = """
        GET /notes | authorization: Bearer a0 | | 401 | {"api":"notes","message":"MESSAGE"}
        POST /session/refresh | | {"refresh":"r0"} | 401 | {"api":"notes","message":"MESSAGE"}
        POST /session | | {"email":"al@x.test","password":"enigma"} | 200 | {"access":"ACCESS","account":"al@x.test","refresh":"REFRESH"}
        GET /notes | authorization: Bearer ACCESS | | 200 | {"cursor":"CURSOR","more":false,"notes":[]}
        PUT /notes/n | authorization: Bearer ACCESS; idempotency-key: k1; if-none-match: * | {"text":"Tea"} | 200 | {"id":"n","text":"Tea","version":1}
        PUT /notes/n | authorization: Bearer ACCESS; idempotency-key: k2; if-match: 1 | {"text":"Rye"} | 200 | {"id":"n","text":"Rye","version":2}
        PUT /notes/n | authorization: Bearer ACCESS; idempotency-key: k3; if-match: 1 | {"text":"Jam"} | 412 | {"id":"n","text":"Rye","version":2}
        PUT /notes/n | authorization: Bearer ACCESS; idempotency-key: k4; if-match: 2 | {"text":" "} | 422 | {"api":"notes","message":"MESSAGE"}
        DELETE /notes/n | authorization: Bearer ACCESS; idempotency-key: k5; if-match: 2 | | 204 |
        DELETE /notes/n | authorization: Bearer ACCESS; idempotency-key: k6; if-match: 2 | | 404 | {"api":"notes","id":"n","message":"MESSAGE"}
        GET /notes?after=CURSOR | authorization: Bearer ACCESS | | 200 | {"cursor":"CURSOR","more":false,"notes":[{"deleted":true,"id":"n","version":3}]}
        GET /notes?after=x | authorization: Bearer ACCESS | | 410 | {"api":"notes","message":"MESSAGE"}
        """.split(separator: "\n").map { WireExchange(String($0)) }

    private init(_ row: String) {
        let cells = "\(row) ".split(separator: " |", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " } }
        let fields = cells[1].split(separator: "; ").map {
            $0.split(separator: ": ").map(String.init)
        }
        (line, body, answer) = (String(cells[0]), String(cells[2]), String(cells[4].dropLast()))
        headers = Dictionary(uniqueKeysWithValues: fields.map { ($0[0], $0[1]) })
        status = Int(cells[3]) ?? 0
    }
}
