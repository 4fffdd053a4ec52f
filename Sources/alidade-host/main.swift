import Alidade
import AlidadeWire
import Foundation
import SwiftUI
import UIKit

// Loads a compiled view and shows it, as the request on standard input says. The process is started by `alidade`,
// which compiled the view against the modules that this program is made of; every symbol of theirs is exported, so
// that there is one engine for both.
StackLimit.raise()
CrashReport.install()
guard let line = readLine(strippingNewline: true),
    case .show(let request)? = HostMessage(line: Data(line.utf8))
else {
    FileHandle.standardError.write(Data("alidade-host: it is started by alidade\n".utf8))
    exit(ExitCode.wrongUsage)
}
do {
    exit(try HostCommand.run(request))
} catch {
    FileHandle.standardError.write(Data("alidade: \(error.message)\n".utf8))
    exit(error.code)
}
