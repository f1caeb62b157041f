import Presentation

extension UsersViewModel: UsersScreen {
    func search(_ query: String) { self.query = query }
}
