import Foundation

/// A control that chooses a date or a time.
public nonisolated struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let bounds: ClosedRange<Date>?
    let components: Components
    let label: Label

    init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        DatePickerBody(selection: selection, bounds: bounds, components: components, label: label)
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, displayedComponents, Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, displayedComponents, Text(title)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, Date.distantPast...range.upperBound, displayedComponents, Text(titleKey)) }
}

/// The parts of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// The look of a date picker.
public protocol DatePickerStyle: Sendable {
    nonisolated var _isGraphical: Bool { get }
}
/// Buttons that open a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _isGraphical: Bool { false }
}
/// Buttons that open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _isGraphical: Bool { false }
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _isGraphical: Bool { true }
}
/// Wheels on a phone; a calendar here.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _isGraphical: Bool { true }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct GraphicalDatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var datesAreGraphical: Bool {
        get { self[GraphicalDatesKey.self] }
        set { self[GraphicalDatesKey.self] = newValue }
    }
}

extension View {
    /// Draws the date pickers in the view in a style.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datesAreGraphical, style._isGraphical)
    }
}

private struct DatePickerBody<Label: View>: View {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>?
    let components: DatePickerComponents
    let label: Label
    @State private var showsDate = false
    @State private var showsTime = false
    @Environment(\.datesAreGraphical) private var isGraphical
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.locale) private var locale

    var body: some View {
        if isGraphical {
            VStack(spacing: 8) {
                if components.contains(.date) { MonthView(selection: selection, bounds: bounds) }
                if components.contains(.hourAndMinute) { TimeView(selection: selection) }
            }
        } else {
            HStack {
                if !hidesLabel {
                    label
                    Spacer(minLength: 8)
                }
                if components.contains(.date) {
                    value(selection.wrappedValue.formatted(.dateTime.day().month().year().locale(locale))) {
                        showsDate = true
                    }
                    .presenting($showsDate, .popover(.top)) {
                        MonthView(selection: selection, bounds: bounds).padding(12).frame(width: 300)
                    }
                }
                if components.contains(.hourAndMinute) {
                    value(selection.wrappedValue.formatted(.dateTime.hour().minute().locale(locale))) {
                        showsTime = true
                    }
                    .presenting($showsTime, .popover(.top)) { TimeView(selection: selection).padding(12) }
                }
            }
        }
    }

    private func value(_ text: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Text(verbatim: text)
                .foregroundStyle(.primary)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
    }
}

/// Hours and minutes.
private struct TimeView: View {
    let selection: Binding<Date>
    @Environment(\.calendar) private var calendar

    var body: some View {
        let parts = calendar.dateComponents([.hour, .minute], from: selection.wrappedValue)
        VStack {
            Stepper {
                Text(verbatim: "\(parts.hour ?? 0) h")
            } onIncrement: {
                add(.hour, 1)
            } onDecrement: {
                add(.hour, -1)
            }
            Stepper {
                Text(verbatim: "\(parts.minute ?? 0) min")
            } onIncrement: {
                add(.minute, 1)
            } onDecrement: {
                add(.minute, -1)
            }
        }
        .frame(width: 190)
    }

    private func add(_ component: Calendar.Component, _ value: Int) {
        if let date = calendar.date(byAdding: component, value: value, to: selection.wrappedValue) {
            selection.wrappedValue = date
        }
    }
}

/// One month's days.
private struct MonthView: View {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>?
    @State private var offset = 0
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    private var month: Date {
        let parts = calendar.dateComponents([.year, .month], from: selection.wrappedValue)
        let start = calendar.date(from: parts) ?? selection.wrappedValue
        return calendar.date(byAdding: .month, value: offset, to: start) ?? start
    }

    /// Days by week; nil before the first and after the last.
    private var weeks: [[Int?]] {
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let first = calendar.component(.weekday, from: month)
        let before = (first - calendar.firstWeekday + 7) % 7
        var days: [Int?] = Array(repeating: nil, count: before) + (1...count).map { $0 }
        while days.count % 7 != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
    }

    private var weekdays: [String] {
        var calendar = self.calendar
        calendar.locale = locale
        let names = calendar.veryShortWeekdaySymbols
        guard names.count == 7 else { return ["", "", "", "", "", "", ""] }
        return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                Text(verbatim: month.formatted(.dateTime.month(.wide).year().locale(locale))).font(.headline)
                Spacer()
                Button {
                    offset -= 1
                } label: {
                    Image(systemName: "chevron.left").frame(width: 30, height: 30)
                }
                Button {
                    offset += 1
                } label: {
                    Image(systemName: "chevron.right").frame(width: 30, height: 30)
                }
            }
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { index in
                    Text(verbatim: weekdays[index]).font(.caption).foregroundStyle(.secondary).frame(
                        maxWidth: .infinity)
                }
            }
            ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { index in
                        if let day = week[index] { dayButton(day) } else { Color.clear.frame(height: 34) }
                    }
                }
            }
        }
    }

    private func dayButton(_ day: Int) -> some View {
        let date = self.date(day)
        let isChosen = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
        let isAllowed =
            bounds.map {
                date >= calendar.startOfDay(for: max($0.lowerBound, Date.distantPast))
                    && calendar.startOfDay(for: date) <= $0.upperBound
            } ?? true
        return Button {
            selection.wrappedValue = date
            offset = 0
        } label: {
            Text(verbatim: String(day))
                .foregroundStyle(
                    isChosen
                        ? AnyShapeStyle(Color.white) : isAllowed ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
                )
                .frame(maxWidth: .infinity)
                .frame(height: 34)
                .background { if isChosen { Circle().fill(TintShapeStyle()) } }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isAllowed)
    }

    private func date(_ day: Int) -> Date {
        var parts = calendar.dateComponents([.year, .month], from: month)
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        parts.day = day
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        return calendar.date(from: parts) ?? month
    }
}
