import Alidade
import AlidadeX11
import Testing

@Suite struct WindowOptionsTests {
    @Test func optionsAreTakenAndTheRestIsLeft() throws {
        let options = try WindowOptions(parsing: [
            "-display", ":7", "--scene", "3", "--geometry", "390x844-5+20", "-title", "A b", "--appearance", "dark",
            "-name", "x", "--", "-title",
        ])
        #expect(options.display == ":7")
        #expect(options.title == "A b")
        #expect(options.name == "x")
        #expect(options.colorScheme == .dark)
        #expect(options.remaining == ["--scene", "3", "-title"])
        let geometry = try #require(options.geometry)
        #expect(geometry.size == CGSize(width: 390, height: 844))
        #expect(geometry.x == 5 && geometry.isFromRight)
        #expect(geometry.y == 20 && !geometry.isFromBottom)
        #expect(!options.wantsHelp)
    }

    @Test(arguments: [
        ["-geometry"], ["-geometry", "wide"], ["-geometry", "0x0"], ["-geometry", "400x"], ["-geometry", "99999x9"],
        ["-geometry", ""], ["--appearance", "blue"], ["--appearance=blue"], ["-display"], ["-title"],
    ])
    func mistakesAreSaid(arguments: [String]) {
        #expect(throws: WindowOptions.Mistake.self) { try WindowOptions(parsing: arguments) }
    }

    @Test func aSizeThatNoWindowCanHaveIsNotCalledAMistakeOfForm() {
        for text in ["0x0", "40000x100"] {
            let mistake = #expect(throws: WindowOptions.Mistake.self) {
                try WindowOptions(parsing: ["-geometry", text])
            }
            #expect(mistake?.description.contains("from 1 to 32767 wide and high") == true)
        }
    }

    @Test func longOptionsTakeTheirValueAfterAnEqualsSign() throws {
        let options = try WindowOptions(parsing: ["--geometry=300x200", "--title=a=b", "--scene=3"])
        #expect(options.geometry?.size == CGSize(width: 300, height: 200))
        #expect(options.title == "a=b")
        #expect(options.remaining == ["--scene=3"])
    }

    @Test(arguments: [("+3+4", 3, 4), ("-0-0", 0, 0), ("400x300+-10+5", -10, 5)])
    func placesMayBeNegative(text: String, x: Int, y: Int) throws {
        let geometry = try #require(WindowGeometry(text))
        #expect(geometry.x == x && geometry.y == y)
        #expect(geometry.isFromRight == text.hasPrefix("-"))
    }

    @Test func helpNamesEveryOption() {
        let text = WindowOptions.help(program: "demo", lines: ["--scene N  one scene"])
        for word in ["usage: demo", "--scene N", "-display", "-geometry", "-title", "--appearance", "ALIDADE_SCALE"] {
            #expect(text.contains(word))
        }
    }
}
