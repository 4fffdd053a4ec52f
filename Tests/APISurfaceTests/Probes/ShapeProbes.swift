import SwiftUI

struct Wave: Shape {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - height))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.maxX, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.maxY), control1: CGPoint(x: rect.maxX - 10, y: rect.midY),
            control2: CGPoint(x: rect.maxX + 10, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
            clockwise: true)
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.closeSubpath()
        return path.applying(CGAffineTransform(translationX: 1, y: 1))
    }
}

/// Shapes, colours, pictures and effects.
struct ShapeProbes: View {
    @State private var isOn = false
    let gradient = Gradient(colors: [.red, .orange])

    var body: some View {
        ScrollView {
            Group {
                Rectangle().fill(Color.red).frame(width: 20, height: 20)
                Rectangle().fill(.red.gradient)
                RoundedRectangle(cornerRadius: 10).stroke(Color.blue, lineWidth: 2)
                RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.green, lineWidth: 2)
                RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).foregroundColor(.yellow)
                Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 4]))
                Circle().strokeBorder(Color.purple, lineWidth: 3).background(Circle().fill(.pink))
                Capsule().fill(.orange).stroke(.black, lineWidth: 1)
                Ellipse().inset(by: 4).fill(.cyan)
                UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8)
                Wave(height: isOn ? 10 : 20).fill(.indigo)
                Wave(height: 4).stroke(.mint, lineWidth: 1)
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: 10, y: 10))
                }
                .stroke(.brown)
            }
            Group {
                LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
                LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 50)
                AngularGradient(gradient: gradient, center: .center)
                Color(red: 0.5, green: 0.2, blue: 0.1)
                Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
                Color(hue: 0.5, saturation: 1, brightness: 1)
                Color(white: 0.5)
                Color("Brand")
                Color(UIColor.systemBackground)
                Color(.systemGray6)
                Color.primary.opacity(0.5)
                Color.accentColor
                Color.clear.contentShape(Rectangle())
            }
            .frame(height: 20)
            Group {
                Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 30, height: 30)
                Image(systemName: "star.fill").imageScale(.large).foregroundColor(.accentColor)
                Image(systemName: "heart.fill").renderingMode(.original).symbolRenderingMode(.multicolor)
                Image(systemName: "bell").renderingMode(.template).symbolVariant(.fill).font(.largeTitle)
                Image("photo").resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
                Image("photo").resizable(capInsets: EdgeInsets(), resizingMode: .tile).interpolation(.none).antialiased(
                    false)
                Image(uiImage: UIImage(named: "photo") ?? UIImage())
                Image(decorative: "photo")
                AsyncImage(url: URL(string: "https://example.com/a.png"))
                AsyncImage(url: nil) { image in
                    image.resizable()
                } placeholder: {
                    ProgressView()
                }
                AsyncImage(url: nil) { phase in
                    switch phase {
                    case .empty: Color.gray
                    case .success(let image): image
                    case .failure: Image(systemName: "photo")
                    @unknown default: EmptyView()
                    }
                }
            }
            .frame(height: 30)
            Group {
                Color.red.cornerRadius(8).shadow(radius: 4)
                Color.red.shadow(color: .black.opacity(0.2), radius: 4, x: 1, y: 2)
                Color.red.blur(radius: 2).opacity(0.5)
                Color.red.rotationEffect(.degrees(45)).rotationEffect(Angle(degrees: 10), anchor: .topLeading)
                Color.red.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                Color.red.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
                Color.red.scaleEffect(0.5).scaleEffect(x: 1, y: 2, anchor: .bottom)
                Color.red.mask(Circle()).mask { Text("Mask") }
                Color.red.border(Color.black, width: 2).border(.blue)
                Color.red.hueRotation(.degrees(90)).saturation(0.5).brightness(0.1).contrast(2).grayscale(0.5)
                    .colorInvert()
                Color.red.blendMode(.multiply).compositingGroup().drawingGroup()
                Color.red.tint(.green).accentColor(.orange).clipped()
                Color.red.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4))
                Color.red.foregroundStyle(.secondary).background(.thinMaterial)
                Color.red.clipShape(RoundedRectangle(cornerRadius: 4)).clipShape(.rect(cornerRadius: 4)).clipShape(
                    .capsule)
                Color.red.overlay(RoundedRectangle(cornerRadius: 4).stroke(.white)).overlay(alignment: .topTrailing) {
                    Circle()
                }
            }
            .frame(height: 20)
        }
    }
}
