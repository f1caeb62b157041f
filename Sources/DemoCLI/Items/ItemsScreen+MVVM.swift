import Presentation

extension ItemsViewModel: ItemsScreen {}
