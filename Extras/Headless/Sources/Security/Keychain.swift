// A part of Security, written from its public documentation: a Keychain whose passwords are lost when the
// process ends.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

@available(iOS 2, macOS 10, *)
public typealias CFDictionary = [String: Any]
@available(iOS 2, macOS 10, *)
public typealias CFTypeRef = Any
@available(iOS 2, macOS 10, *)
public typealias OSStatus = Int32

@available(iOS 2, macOS 10.6, *)
public let kSecClass = "class", kSecAttrService = "svce",
    kSecAttrAccount = "acct", kSecAttrGeneric = "gena", kSecValueData = "v_Data",
    kSecReturnAttributes = "r_Attributes", kSecReturnData = "r_Data"
@available(iOS 2, macOS 10.7, *)
public let kSecClassGenericPassword = "genp"
@available(iOS 4, macOS 10.9, *)
public let kSecAttrAccessible = "pdmn", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
@available(iOS 13, macOS 10.15, *)
public let kSecUseDataProtectionKeychain = "nleg"
@available(iOS 2, macOS 10, *)
public let errSecSuccess: OSStatus = 0, errSecParam: OSStatus = -50,
    errSecDuplicateItem: OSStatus = -25299, errSecItemNotFound: OSStatus = -25300,
    errSecInteractionNotAllowed: OSStatus = -25308, errSecMissingEntitlement: OSStatus = -34018

private let lock = NSLock()
nonisolated(unsafe) private var items: [CFDictionary] = []
nonisolated(unsafe) private var refusals: [String: OSStatus] = [:]

/// Not in Apple's Security: each call for the item returns this status. With nil, the calls work again.
package func refuseKeychainItem(of account: String, with status: OSStatus?) {
    lock.withLock { refusals[account] = status }
}

/// Calls `found` with the index of the item that the query describes. Without the key
/// `kSecUseDataProtectionKeychain`, a Mac searches another keychain.
private func find(_ query: CFDictionary, _ found: (Int?) -> OSStatus) -> OSStatus {
    let keys = Set([kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrGeneric])
    let named = query.filter { keys.contains($0.key) }.mapValues { $0 as? AnyHashable }
    return lock.withLock {
        if let refusal = refusals["\(query[kSecAttrAccount] ?? "")"] { return refusal }
        if query[kSecUseDataProtectionKeychain] as? Bool != true { return errSecParam }
        let place = items.firstIndex { item in
            named.allSatisfy { item[$0] as? AnyHashable == $1 }
        }
        return found(place)
    }
}

/// The result of a query. If the query asks for attributes, returns a dictionary, otherwise only
/// the data. The dictionary contains the data if the query asks for both.
private func answer(to query: CFDictionary, _ item: CFDictionary) -> CFTypeRef? {
    let hasData = query[kSecReturnData] as? Bool == true
    guard query[kSecReturnAttributes] as? Bool == true else {
        return hasData ? item[kSecValueData] : nil
    }
    return hasData ? item : item.filter { $0.key != kSecValueData }
}

@available(iOS 2, macOS 10.6, *)
public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    find(query) { place in
        result?.pointee = place.flatMap { answer(to: query, items[$0]) }
        return place == nil ? errSecItemNotFound : errSecSuccess
    }
}

@available(iOS 2, macOS 10.6, *)
public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    find(attributes.filter { $0.key != kSecAttrGeneric }) { place in
        if place == nil { items.append(attributes) }
        return place == nil ? errSecSuccess : errSecDuplicateItem
    }
}

@available(iOS 2, macOS 10.6, *)
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    find(query) { place in
        if let place { items[place].merge(attributes) { $1 } }
        return place == nil ? errSecItemNotFound : errSecSuccess
    }
}

@available(iOS 2, macOS 10.6, *)
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    find(query) { place in
        if let place { items.remove(at: place) }
        return place == nil ? errSecItemNotFound : errSecSuccess
    }
}

@available(iOS 11.3, macOS 10.3, *)
public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> String? {
    status == errSecInteractionNotAllowed ? "User interaction is not allowed." : nil
}
