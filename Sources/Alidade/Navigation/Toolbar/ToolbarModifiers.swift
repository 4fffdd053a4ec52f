extension View {
    /// Puts items into the bars of the page.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: @MainActor () -> Content
    ) -> some View {
        let entries = toolbarEntries(content)
        return bar { bar in
            for var entry in entries {
                entry.id = bar.items.count
                bar.items.append(entry)
            }
        }
    }

    /// Puts views at the bar's trailing end.
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return bar { bar in
            bar.items.append(ToolbarEntry(id: bar.items.count, placement: .automatic, content: view))
        }
    }

    /// Items that a user may arrange; here they stay where they are.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: @MainActor () -> Content
    ) -> some View { toolbar(content: content) }

    /// Shows or hides bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars)
    }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        hidingBars(visibility, bars)
    }

    private nonisolated func hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        bar { bar in
            let isHidden = visibility == .automatic ? nil : visibility == .hidden
            if bars.isEmpty || bars.contains(.navigationBar) { bar.isHidden = isHidden }
            if bars.contains(.tabBar) { bar.hidesTabBar = isHidden }
            if bars.contains(.bottomBar), isHidden == true { bar.items.removeAll(where: \.placement.isBottom) }
        }
    }

    /// What is behind the bar.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let isNavigation = bars.isEmpty || bars.contains(.navigationBar)
        return bar { if isNavigation { $0.background = AnyShapeStyle(style) } }
    }
    /// Hides what is behind the bar.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isNavigation = bars.isEmpty || bars.contains(.navigationBar)
        return bar { if isNavigation, visibility == .hidden { $0.background = nil } }
    }
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let isNavigation = bars.isEmpty || bars.contains(.navigationBar)
        return bar { if isNavigation, visibility == .hidden { $0.background = nil } }
    }
    /// Inert: bars have the colours of what is around them.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        self
    }
    /// Whether the title is in the bar or in a line of its own below it.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bar { $0.displayMode = mode.mode }
    }
    /// Inert: a bar looks the same whatever it is for.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Inert: titles here have no menu.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

private nonisolated func toolbarEntries<Content: ToolbarContent>(
    _ content: @MainActor () -> Content
) -> [ToolbarEntry] {
    nonisolated(unsafe) var entries: [ToolbarEntry] = []
    MainThread.assumeMain {
        var items = _ToolbarItems()
        content()._collect(&items)
        entries = items.entries
    }
    return entries
}
