extension Day {
    /// The value of a day that was not entered yet. In a list, it comes last.
    public static let unknown = Day()

    private init() { (year, month, day) = (9999, 12, 31) }
}
