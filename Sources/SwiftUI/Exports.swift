@_exported import Alidade
