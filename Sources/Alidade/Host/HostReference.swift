/// A reference to a host that ends with it.
///
/// A weak one costs every later retain and release of the host a detour through a table beside it, and a host is
/// retained more than anything else.
final class HostReference: @unchecked Sendable {
    /// nil before the host is made, and once it is gone.
    @exclusivity(unchecked) unowned(unsafe) var host: Host?
}
