import Foundation
import Synchronization

/// Looks keys up in bundles' tables. Programs without tables, the most, pay one look at the disk.
enum StringsTables {
    private static let hasTables = Mutex<[String: Bool]>([:])
    private static let mainHasTables = hasTables(in: .main)

    /// The localised string, or the key where there is none.
    static func string(for key: String, table: String?, bundle: Bundle?) -> String {
        if bundle == nil, !mainHasTables { return key }
        let bundle = bundle ?? .main
        guard known(bundle) else { return key }
        return bundle.localizedString(forKey: key, value: key, table: table)
    }

    private static func known(_ bundle: Bundle) -> Bool {
        let path = bundle.bundlePath
        if let known = hasTables.withLock({ $0[path] }) { return known }
        let found = hasTables(in: bundle)
        hasTables.withLock { $0[path] = found }
        return found
    }

    private static func hasTables(in bundle: Bundle) -> Bool {
        for type in ["strings", "stringsdict"] where !bundle.paths(forResourcesOfType: type, inDirectory: nil).isEmpty {
            return true
        }
        guard let resources = bundle.resourcePath,
            let entries = try? FileManager.default.contentsOfDirectory(atPath: resources)
        else { return false }
        return entries.contains { $0.hasSuffix(".lproj") }
    }
}
