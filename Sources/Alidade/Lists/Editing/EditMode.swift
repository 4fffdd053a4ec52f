/// Whether the user can edit what a view shows.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Editing that begins and ends with one gesture.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

/// A host's own edit mode, for views around which nobody has said one.
@MainActor
final class EditModeBox {
    var value = EditMode.inactive
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the user can edit; nil where nothing keeps that.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension Host {
    /// Gives the window an edit mode of its own, as a scene has.
    func installEditMode() {
        let box = EditModeBox()
        let reference = self.reference
        environment.editMode = Binding(
            get: { MainThread.assumeMain { box.value } },
            set: { new in
                MainThread.assumeMain {
                    guard box.value != new, let host = reference.host else { return }
                    host.change {
                        box.value = new
                        // Another block of values tells everybody who reads the environment.
                        host.setEnvironment { $0.editModeSerial &+= 1 }
                    }
                }
            })
    }
}

private struct EditModeSerialKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var editModeSerial: Int {
        get { self[EditModeSerialKey.self] }
        set { self[EditModeSerialKey.self] = newValue }
    }
}
