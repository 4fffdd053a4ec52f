import Foundation

/// A line of results, written at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// A line about the run itself.
func note(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
