import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

@MainActor
struct SymbolTests {
    /// The commonest names in public code.
    static let common = """
        plus minus xmark checkmark chevron.right chevron.left chevron.up chevron.down star star.fill heart heart.fill
        house house.fill person person.fill person.circle person.circle.fill person.crop.circle person.2 person.2.fill
        person.3.fill gear gearshape gearshape.fill magnifyingglass trash trash.fill globe bell bell.fill envelope
        envelope.fill square.and.arrow.up square.and.pencil pencil ellipsis ellipsis.circle cart cart.fill bookmark
        bookmark.fill play play.fill pause pause.fill play.circle play.circle.fill pause.circle.fill stop.fill
        backward.fill forward.fill backward.end.fill forward.end.fill speaker.fill speaker.wave.2 speaker.wave.3.fill
        speaker.slash.fill mic mic.fill video.fill phone phone.fill message message.fill bubble.left bubble.right
        location location.fill map map.fill mappin mappin.circle.fill mappin.and.ellipse flag.fill clock clock.fill
        calendar sun.max sun.max.fill moon moon.fill moon.stars.fill cloud cloud.fill cloud.sun.fill cloud.rain.fill
        cloud.bolt.fill cloud.snow.fill snowflake wind bolt bolt.fill flame flame.fill drop.fill leaf leaf.fill
        thermometer umbrella.fill sunrise.fill sunset.fill camera camera.fill photo photo.fill photo.on.rectangle
        folder folder.fill doc doc.fill doc.text book book.fill list.bullet list.dash line.horizontal.3
        line.3.horizontal slider.horizontal.3 square.grid.2x2 square.grid.2x2.fill square.stack lock lock.fill
        lock.open key.fill eye eye.fill eye.slash eye.slash.fill hand.thumbsup hand.thumbsup.fill hand.raised.fill
        link paperclip paperplane paperplane.fill tray.fill archivebox creditcard creditcard.fill gift gift.fill bag
        bag.fill tag tag.fill info.circle info.circle.fill questionmark.circle exclamationmark.triangle
        exclamationmark.triangle.fill minus.circle plus.circle plus.circle.fill xmark.circle xmark.circle.fill
        checkmark.circle checkmark.circle.fill checkmark.square circle circle.fill square square.fill
        arrow.up arrow.down arrow.left arrow.right arrow.up.right arrow.clockwise arrow.counterclockwise
        arrow.triangle.2.circlepath arrow.uturn.left arrow.right.circle.fill arrow.up.arrow.down shuffle repeat
        music.note headphones tv desktopcomputer laptopcomputer iphone applewatch gamecontroller.fill car.fill
        airplane bus bicycle figure.walk bed.double.fill fork.knife wifi antenna.radiowaves.left.and.right
        battery.100 person.badge.plus crown.fill sparkles wand.and.stars paintbrush paintbrush.fill scissors hammer.fill
        wrench.fill lightbulb lightbulb.fill chart.bar chart.bar.fill chart.pie.fill waveform cross.fill
        textformat bold italic underline text.alignleft text.aligncenter text.alignright 1.circle 2.circle.fill
        a.circle terminal cube cube.fill shippingbox puzzlepiece graduationcap.fill briefcase.fill building.2 trophy.fill
        seal.fill checkmark.seal.fill shield.fill triangle triangle.fill hexagon.fill rectangle rectangle.fill capsule
        power escape delete.left hourglass alarm timer stopwatch qrcode crop ellipsis.rectangle at number
        rectangle.portrait.and.arrow.right person.crop.circle.badge.plus cart.badge.plus icloud.and.arrow.up dollarsign.circle
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test func theCommonestSymbolsAreDrawn() {
        let missing = Self.common.filter { SymbolCatalogue.symbol($0) == nil }
        #expect(missing == ["icloud.and.arrow.up"])
        #expect(Self.common.count >= 200)
    }

    @Test func everyDrawingHasInkInsideTheGrid() {
        for name in SymbolCatalogue.drawnNames {
            guard let symbol = SymbolCatalogue.symbol(name) else {
                Issue.record("\(name) is in a table and not drawn")
                continue
            }
            let grid = CGRect(x: -0.5, y: -0.5, width: 25, height: 25)
            #expect(!symbol.bounds.isNull && grid.contains(symbol.bounds), "\(name): \(symbol.bounds)")
            #expect(symbol.bounds.width > 3 || symbol.bounds.height > 3, "\(name): \(symbol.bounds)")
        }
    }

    @Test func aliasesLeadToDrawings() {
        for (alias, name) in SymbolTables.aliases where alias != name {
            #expect(SymbolCatalogue.symbol(alias) != nil, "\(alias)")
        }
    }

    @Test func aSymbolGrowsWithTheFontAndTheScale() {
        let stage = TestStage(
            HStack {
                Image(systemName: "circle")
                Image(systemName: "circle").font(.system(size: 34))
                Image(systemName: "circle").imageScale(.large)
                Image(systemName: "circle").fontWeight(.black)
            })
        let sizes = stage.frames("Image").map(\.width)
        #expect(sizes.count == 4)
        #expect(sizes[1] > sizes[0] * 1.9 && sizes[1] < sizes[0] * 2.1)
        #expect(sizes[2] > sizes[0] * 1.2 && sizes[3] > sizes[0])
    }

    @Test func anUnknownNameWarnsOnceAndKeepsItsPlace() {
        let stage = TestStage(
            VStack {
                Image(systemName: "no.such.symbol")
                Image(systemName: "no.such.symbol")
            })
        #expect(stage.host.warnings.messages.filter { $0.contains("no.such.symbol") }.count == 1)
        #expect(stage.frames("Image").allSatisfy { $0.width > 10 && $0.height > 10 })
    }

    @Test func symbolVariantsComeFromTheSurroundings() {
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.none.applied(to: "heart") == "heart")
    }
}
