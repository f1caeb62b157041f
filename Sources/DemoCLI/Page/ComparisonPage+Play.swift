import Scenarios

extension ComparisonPage {
    /// A link that opens this race in the page that plays, if that lies beside this one.
    var playLink: HTML {
        let steps = comparison.lines.map { Self.inAddress(Scenario<F>.recorded($0.step)) }
        let address = "play.html#\(F.name):\(steps.joined(separator: ";"))"
        return """
            <p class="legend"><a href="\(address)">Play this race</a>, if the page that \
            <code>swift run DemoCLI play --output play.html</code> writes lies beside this one.</p>
            """
    }

    /// A step without what means something in an address or in a list of steps.
    private static func inAddress(_ step: String) -> String {
        step.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || "0123456789-_.".contains("\(scalar)")
            {
                return "\(scalar)"
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        .joined()
    }
}
