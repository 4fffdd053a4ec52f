// The geometry types are part of the public API.
@_exported import AlidadeLayout
@_exported import Combine
@_exported import Foundation
@_exported import Observation
