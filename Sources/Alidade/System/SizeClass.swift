/// Whether there is much room or little.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a scene is seen and works.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? {
        MainThread.isCurrent
            ? MainThread.assumeMain { (HostContext.current?.size.width ?? 390) >= 700 } ? .regular : .compact : .compact
    }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? {
        MainThread.isCurrent
            ? MainThread.assumeMain { (HostContext.current?.size.height ?? 844) >= 500 } ? .regular : .compact
            : .regular
    }
}
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Regular from 700 points of window width; as it was when the body ran.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// Regular from 500 points of window height; as it was when the body ran.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// Always active: a window that is hidden draws nothing anyway.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
