import AlidadeLayout

extension Host {
    /// Tells what is below elements that their container has left out, or shows again.
    func deliverPresence() {
        let changed = tree.changedPresence
        tree.changedPresence.removeAll(keepingCapacity: true)
        var told: [FittingScope] = []
        for item in changed {
            // What was removed meanwhile has no container; what was added in its place is told as well, which is right.
            let parent = tree.item(item).pointee.parent
            guard parent != noItem, let chooser = (payload(of: parent) as? any ChoosingPayload)?.chooser,
                chooser.isAlive,
                !told.contains(where: { $0 === chooser })
            else { continue }
            told.append(chooser)
            setPresence(chooser.isPresent, of: chooser, chooser: chooser)
            preferencesChanged(at: chooser, bits: chooser.preferenceBits)
        }
        if !told.isEmpty { displayChanged = true }
    }

    private func setPresence(_ isPresent: Bool, of scope: Scope, chooser: FittingScope) {
        if scope.isPresent != isPresent {
            scope.isPresent = isPresent
            scope.presenceChanged()
        }
        let chooser = scope as? FittingScope ?? chooser
        for child in scope.children { setPresence(isPresent && chooser.shows(child), of: child, chooser: chooser) }
    }
}
