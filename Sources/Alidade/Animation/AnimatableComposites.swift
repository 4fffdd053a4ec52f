/// A modifier with animatable data: conform to `Animatable` and `ViewModifier` instead. Its body sees the target at
/// once; what the body is made of moves there.
public protocol AnimatableModifier: Animatable, ViewModifier {}
