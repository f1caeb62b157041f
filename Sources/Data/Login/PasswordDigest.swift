import Domain

/// Recognizes a password without keeping it.
///
/// A stand-in that is good for this process only: a server that stores accounts needs a password
/// hash made for the purpose, slow and with a salt, such as Argon2.
struct PasswordDigest {
    private let salt = UInt64.random(in: .min ... .max)
    private let digest: Int

    init(_ password: Password) {
        digest = Self.digest(password, salt: salt)
    }

    func matches(_ password: Password) -> Bool {
        digest == Self.digest(password, salt: salt)
    }

    private static func digest(_ password: Password, salt: UInt64) -> Int {
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(password)
        return hasher.finalize()
    }
}
