import AlidadeLayout
import Testing

/// A random walk of edits and resizes ends in the tree that a fresh layout of the same nodes gives, exactly.
@Suite struct IncrementalFuzz {
    @Test(arguments: 0..<20) func walkEndsWhereFreshLayoutDoes(_ batch: Int) {
        for seed in (batch * 100)..<(batch * 100 + 100) {
            if let failure = Walk(seed: UInt64(seed)).run(steps: 12) {
                Issue.record("\(failure)")
                return
            }
        }
    }

    @Test(arguments: 0..<20) func whatWasRememberedDoesNotShow(_ batch: Int) {
        for seed in (batch * 100)..<(batch * 100 + 100) {
            var questions = Questions(seed: UInt64(seed))
            if let failure = questions.run(count: 40) {
                Issue.record("\(failure)")
                return
            }
        }
    }
}
