import AlidadeMacroExpansion

// The compiler starts this program once and asks it to expand macros until it closes the pipe.
let stream = MessageStream(input: 0, output: 1)
while let message = stream.receive() {
    guard stream.send(MacroPlugin.answer(to: message)) else { break }
}
