@_exported import Combine
@_exported import Foundation
@_exported import Observation

// The geometry types are part of the public API.
@_exported import AlidadeLayout
