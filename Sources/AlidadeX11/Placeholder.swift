import Alidade
