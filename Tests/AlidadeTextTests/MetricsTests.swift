import Alidade
import AlidadeText
import Foundation
import Testing

struct MetricsTests {
    let typesetter = PangoTypesetter()

    @Test func bodyIsAPhonesHeight() {
        let one = typesetter.typeset(styled("Hello world")).size(width: .nan, height: .nan)
        #expect(abs(one.height - 61.0 / 3) < 1e-9)
        let two = typesetter.typeset(styled("Hello\nworld")).size(width: .infinity, height: .nan)
        #expect(abs(two.height - 127.0 / 3) < 1e-9)
    }
}
