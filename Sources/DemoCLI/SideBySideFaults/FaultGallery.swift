/// Every fault, feature by feature.
enum FaultGallery {
    static let all: [any AnyFault] = items + login + users + counter + app

    private static let items: [any AnyFault] = Fault.itemsMVVM + Fault.itemsMVI + Fault.stores
    private static let login: [any AnyFault] = Fault.loginMVVM + Fault.loginMVI
    private static let users: [any AnyFault] = Fault.usersMVVM + Fault.usersMVI
    private static let counter: [any AnyFault] = Fault.counterMVVM + Fault.counterMVI
    private static let app: [any AnyFault] = Fault.appMVVM + Fault.appMVI
}
