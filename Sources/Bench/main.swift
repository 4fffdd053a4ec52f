import Foundation

// Times the whole path from view values to rectangles, and the layout alone, against a floor in C. `scripts/bench`
// builds and pins it.

var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func flag(_ name: String) -> Bool {
    guard let index = arguments.firstIndex(of: name) else { return false }
    arguments.remove(at: index)
    return true
}
@MainActor func value(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(index...(index + 1)) }
    return arguments[index + 1]
}

let wantsJSON = flag("--json")
let wantsList = flag("--list")
let wantsWindow = flag("--window")
let windowCase = value("--window-case")
let baseline = value("--check")
let output = value("--keep")
let steps = value("--steps").flatMap { Int($0) }
var runner = Runner()
if let samples = value("--samples").flatMap({ Int($0) }), samples > 0 { runner.samples = samples }
if let name = value("--engine") {
    guard let engine = Engine(rawValue: name) else {
        note("bench: no engine is named \(name); there are floor, layout and whole")
        exit(2)
    }
    runner.engine = engine
}
let names = arguments

// A thousand nested views need more than the usual stack.
var limit = rlimit()
if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 {
    limit.rlim_cur = min(limit.rlim_max, 512 << 20)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
}
if let windowCase {
    do { try WindowCases.run(windowCase) } catch {
        note("bench: \(windowCase): \(error)")
        exit(1)
    }
    exit(0)
}
if wantsList {
    if wantsWindow { for name in WindowCases.names { say(name) } }
    if !wantsWindow {
        for one in Catalogue.all { say(one.id) }
        say("memory")
    }
    exit(0)
}
if wantsWindow {
    if let unknown = names.first(where: { name in !WindowCases.names.contains { $0.hasPrefix(name) } }) {
        note("bench: no case in a window is named \(unknown); there are \(WindowCases.names.joined(separator: ", "))")
        exit(2)
    }
    let entries = WindowCases.runAll(names, json: wantsJSON, steps: steps)
    if wantsJSON { say(Report.json(entries)) }
    let hasGrown = entries.contains { $0["flat"] as? Int == 0 }
    if hasGrown { note("bench: memory was not flat in the second half of the soak") }
    exit(entries.isEmpty || hasGrown ? 1 : 0)
}
let cases = Catalogue.all.filter { wanted in
    names.isEmpty || names.contains { $0 == wanted.name || $0 == wanted.id || wanted.id.hasPrefix($0 + "/") }
}
let wantsMemory = names.isEmpty || names.contains("memory")
guard !cases.isEmpty || wantsMemory else {
    note("bench: no case is named \(names.joined(separator: " ")); --list names them all")
    exit(2)
}

var results: [CaseResult] = []
let memory = wantsMemory ? Memory.measure() : []
if !wantsJSON && !cases.isEmpty { say(Report.heading) }
for one in cases {
    let result = runner.run(one)
    results.append(result)
    if !wantsJSON {
        say(Report.line(result))
    }
}
if wantsJSON {
    say(Report.json(results, memory: memory))
} else {
    for result in memory { say(Memory.line(result)) }
    if results.contains(where: { result in
        Engine.allCases.contains { (result.ratio($0) ?? 0) > result.aims[$0] ?? .infinity }
    }) {
        say("! more than the aim")
    }
}
if let output { try Baseline.write(results, output) }
if let baseline {
    let losses = Baseline.losses(results, against: try Baseline.read(baseline))
    for loss in losses { note("bench: \(loss)") }
    if !losses.isEmpty { exit(1) }
    note("bench: no ratio has grown by more than 30 %")
}
