import DI
import Domain
import Foundation

/// The file of notes that the command line names, and who has logged in there.
@MainActor
struct NotesPlace {
    let name: String
    let device: NotesDevice

    /// Foundation takes `~` for the home of a user, where nobody has expanded it.
    init(_ path: String) {
        name = path.quoted
        device = NotesDevice(file: URL(fileURLWithPath: path.hasPrefix("~") ? "./\(path)" : path))
    }

    func logIn(_ email: String, at server: URL?) async throws -> ExitCode {
        let known = try await account()?.server
        guard let server = server ?? known else {
            throw Problem(
                .usage, "login needs a server, as --server URL; \(NotesCommand.page.hint)")
        }
        // Another server does not know the versions that the file has.
        guard server == known ?? server else {
            throw Problem(
                .usage,
                "\(name) is of the server \(known?.absoluteString.quoted ?? ""); "
                    + "name another file for \(server.absoluteString.quoted)")
        }
        let prompt = "Password for \(email.quoted) at \(server.absoluteString.quoted): "
        let credentials = Credentials(email: email, password: PasswordInput.read(prompt))
        do throws(LogInError) {
            _ = try await Console.waiting(
                for: server.absoluteString
            ) { () async throws(LogInError) in
                try await device.login(at: server).logIn.execute(credentials)
            }
        } catch .wrongCredentials {
            throw Problem(
                .logInAgain,
                "\(email.quoted) can't log in at \(server.absoluteString.quoted): the email or the "
                    + "password is wrong")
        } catch {
            throw Problem(error)
        }
        try Console.standard.print([
            Line("Logged in as \(email.quoted) at \(server.absoluteString.quoted).")
        ])
        return .done
    }

    func logOut() async throws -> ExitCode {
        let session = try await account()?.session
        do throws(LogInError) {
            try await device.logOut()
        } catch {
            throw Problem(error)
        }
        let words = session.map { "Logged out \($0.email.quoted)." } ?? "Nobody was logged in."
        try Console.standard.print([Line(words)])
        return .done
    }

    func account() async throws -> NotesAccount? {
        do throws(LogInError) {
            return try await device.account()
        } catch {
            throw Problem(error)
        }
    }
}

extension Problem {
    fileprivate init(_ error: LogInError) {
        let code: ExitCode =
            switch error {
            case .invalid: .usage
            case .wrongCredentials: .logInAgain
            case .unavailable: .tryAgain
            case .cancelled: .failed
            }
        self.init(code, error.message)
    }
}
