import Alidade
import AlidadeLayout
import Foundation
import SwiftUI

/// Rows that come, go, grow and change, in a list beside texts and shapes.
struct SoakScene: View {
    @State private var ids = Array(0..<200)
    @State private var next = 200
    @State private var step = 0

    var body: some View {
        let _ =
            WindowKnobs.edit = { random in
                step += 1
                switch random % 5 {
                case 0:
                    ids.insert(next, at: Int(random >> 8) % (ids.count + 1))
                    next += 1
                case 1: if ids.count > 100 { ids.remove(at: Int(random >> 8) % ids.count) }
                case 2: ids.swapAt(Int(random >> 8) % ids.count, Int(random >> 16) % ids.count)
                default: break
                }
            }
        VStack {
            Text("Step \(step)").padding(4).background(Color.yellow).clipShape(RoundedRectangle(cornerRadius: 6))
            List(ids, id: \.self) { id in
                HStack {
                    Circle().fill(id % 2 == 0 ? Color.blue : Color.red).frame(width: 12, height: 12)
                    Text("Row \(id)")
                    Spacer()
                    if (id + step) % 7 == 0 { Text("Lucky") }
                }
            }
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) wide").shadow(radius: CGFloat(step % 5))
            }
            .frame(height: 30)
        }
    }
}

/// An hour of scrolling, resizing and editing, as fast as it goes: memory must stay flat on both sides of the wire.
@MainActor
enum Soak {
    static func run(steps: Int) throws -> [[String: Any]] {
        let stage = try WindowStage(SoakScene())
        stage.settle()
        var random: UInt64 = 88_172_645_463_325_252
        var points: [[String: Any]] = []
        let phases = 8
        for phase in 0...phases {
            points.append([
                "case": "soak \(phase * steps / phases)", "resident_MB": Double(Memory.resident) / 1_048_576,
                "server_MB": serverMemory / 1_048_576, "scopes": stage.host.statistics.scopes,
                "items": stage.host.tree.itemsInUse,
                "cached_MB": Double(stage.handle.statistics.cachedBytes) / 1_048_576,
            ])
            guard phase < phases else { break }
            for _ in 0..<steps / phases {
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let value = random >> 24
                switch value % 8 {
                case 0:
                    stage.host.send(
                        .resize(CGSize(width: 300 + Double(value >> 8 & 127), height: 600 + Double(value >> 16 & 255))))
                case 1...3: WindowKnobs.edit?(value >> 3)
                default:
                    stage.host.send(
                        .scroll(
                            ScrollEvent(
                                position: CGPoint(x: 200, y: 400),
                                delta: CGVector(dx: 0, dy: Double(value >> 8 & 255) - 120), modifiers: [],
                                time: stage.host.now)))
                }
                stage.loop.turn(limit: 0.002)
            }
            stage.settle()
        }
        return points + [verdict(points)]
    }

    /// Bytes by which either side may grow from the middle of a run to its end, in MB. The allocators' own moods are
    /// about as large; a leak of a hundred bytes a step is more than that in twenty thousand.
    private static let allowed = 2.0

    /// Whether the second half of a run took no more memory than the first. Caches fill in the first.
    private static func verdict(_ points: [[String: Any]]) -> [String: Any] {
        func growth(_ key: String) -> Double {
            guard let end = points.last?[key] as? Double, let middle = points[points.count / 2][key] as? Double else {
                return 0
            }
            return end - middle
        }
        let client = growth("resident_MB")
        let server = growth("server_MB")
        return [
            "case": "soak verdict", "client_grew_MB": client, "server_grew_MB": server,
            "flat": client <= allowed && server <= allowed ? 1 : 0,
        ]
    }

    /// Bytes of the X server in memory, where the environment names its process.
    private static var serverMemory: Double {
        guard let process = ProcessInfo.processInfo.environment["BENCH_SERVER"],
            let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .ascii)
        else { return 0 }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Double(fields[1]) ?? 0) * 4096 : 0
    }
}
