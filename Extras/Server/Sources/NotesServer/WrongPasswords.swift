import Foundation

/// Slows down guessing: after ten wrong passwords for an email address, no password is checked for five
/// minutes. Upper and lower case in the address make no difference.
///
/// Addresses without an account count, too. So the answers do not tell whether there is an account.
actor WrongPasswords {
    private struct Tries {
        let count: Int
        /// The time when the tries don't count any more.
        let end: TimeInterval
    }

    /// The tries. The key is a hash of the address. Each hash is less than `places`, so that many
    /// addresses take no more memory. The hash differs in each process, so that nobody can choose
    /// an address with the same hash as another.
    private var tries: [Int: Tries] = [:]
    private let places: Int

    init(places: Int = 65_536) {
        self.places = places
    }

    var count: Int { tries.count }

    /// Returns `nil` if the email or the password is wrong. Throws a `Problem` if nothing was checked.
    ///
    /// The check and the count can't be interrupted, so that guesses at the same time count, too.
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
