import Foundation

/// Slows down guessing: after ten wrong passwords for an email address, in whatever upper and lower
/// case, no password is checked for five minutes.
///
/// Addresses without an account count too, so that the answers do not tell who has one.
actor WrongPasswords {
    private struct Tries {
        let count: Int
        /// When the tries are forgotten.
        let end: TimeInterval
    }

    /// The tries, by a hash of the address. The hash differs in each process, so nobody can choose an
    /// address that shares a place with another. Many addresses fill no more than `places` places.
    private var tries: [Int: Tries] = [:]
    private let places: Int

    init(places: Int = 65_536) {
        self.places = places
    }

    var count: Int { tries.count }

    /// Returns `nil` if the email or the password is wrong. Throws a `Problem` if nothing was checked.
    ///
    /// The check and the count are one step, so that guesses at the same time count too.
    func account(
        for credentials: Credentials, in accounts: Accounts, now: TimeInterval
    ) throws -> String? {
        let place = Int(credentials.email.lowercased().hashValue.magnitude % UInt(places))
        let earlier = tries[place].flatMap { $0.end > now ? $0 : nil }
        if let earlier, earlier.count >= 10 {
            throw Problem.tooManyTries(seconds: Int((earlier.end - now).rounded(.up)))
        }
        let account = accounts.email(for: credentials)
        tries[place] =
            account == nil ? Tries(count: (earlier?.count ?? 0) + 1, end: now + 5 * 60) : nil
        return account
    }
}
