/// Names of SwiftUI's, and of what comes with it, that source may use: types, macros, wrappers and modifiers.
///
/// Too common words that other libraries declare as well are left out: a name here must mean SwiftUI.
enum SwiftUINames {
    static let all: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Types and protocols whose members are SwiftUI's.
    static let types: Set<String> = all.filter { $0.first?.isUppercase ?? false }.union([
        "View", "Text", "Button", "Color", "Font", "Animation", "Angle", "Edge", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "Axis", "Shape", "ShapeStyle", "ButtonStyle", "ListStyle", "Transition", "UnitPoint",
        "Gradient", "LinearGradient", "Path", "ColorScheme", "ContentMode", "BlendMode", "Visibility", "Spring",
        "EnvironmentValues", "Transaction", "Layout", "Scene", "WindowGroup", "ToolbarDefaultItemKind",
    ])

    private static let list = """
        AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityAttachmentModifier
        AccessibilityChildBehavior AccessibilityCustomContentKey AccessibilityFocusState AccessibilityHeadingLevel
        AccessibilityLabeledPairRole AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorEntry
        AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
        AccessibilityZoomGestureAction ActionSheet AlertScene AlternatingRowBackgroundBehavior AngularGradient
        AnimatableModifier AnimatablePair AnimatableValues AnimationCompletionCriteria AnimationTimelineSchedule
        AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AppStorage AsyncImage AsyncImagePhase
        BackgroundProminence BackgroundStyle BadgeProminence BorderedButtonStyle BorderedProminentButtonStyle
        BorderlessButtonStyle ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole
        ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CheckboxToggleStyle CircularProgressViewStyle
        ColorPicker ColorRenderingMode ColumnNavigationViewStyle CommandGroup CommandGroupPlacement CommandMenu
        CompactDatePickerStyle ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape
        ContainerValueKey ContainerValues ContentMarginPlacement ContentShapeKinds ContentSizeCategory
        ContentTransition ContentUnavailableView ContextMenu ControlGroup ControlGroupStyle ControlSize
        ControlWidget CoordinateSpaceProtocol CustomAnimation CustomHoverEffect CustomizableToolbarContent
        DatePicker DatePickerComponents DatePickerStyle DefaultDateProgressLabel DefaultListStyle
        DefaultScrollTargetBehavior DialogSeverity DigitalCrownEvent DisclosureGroup DisclosureGroupStyle
        DismissAction DismissSearchAction DismissWindowAction DocumentGroup DragConfiguration DragGesture
        DropDelegate DropInfo DropProposal DynamicTableRowContent DynamicTypeSize DynamicViewContent EditActions
        EditButton EditMode EllipticalGradient EventModifiers ExclusiveGesture FetchRequest FetchedResults
        FileDialogBrowserOptions FileDocument FillShapeStyle FocusedBinding FocusedObject FocusedValue
        FocusedValueKey FocusedValues ForegroundStyle Form FormStyle FormStyleConfiguration Gauge GaugeStyle
        GeometryEffect GeometryProxy3D GeometryReader3D GestureMask GestureState GlassEffectContainer
        GlobalCoordinateSpace GraphicalDatePickerStyle GraphicsContext GridItem GridRow GroupBox GroupBoxStyle
        GroupElementsOfContent GroupSectionsOfContent GroupedFormStyle GroupedListStyle HelpLink
        HierarchicalShapeStyle HoverEffect HoverEffectContent HoverPhase HSplitView IconOnlyLabelStyle ImagePaint
        ImageRenderer IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle InsettableShape
        KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
        LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle LazyHGrid LazyHStack LazyVGrid
        LazyVStack LimitedAvailabilityConfiguration LinearCapacityGaugeStyle LinearKeyframe LinearProgressViewStyle
        LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture MapAnnotation
        MapMarker MapPin MapReader MapStyle MatchedGeometryProperties MatchedTransitionSourceConfiguration Material
        MenuBarExtra MenuButton MenuOrder MenuPickerStyle MenuStyle MeshGradient MoveCommandDirection MoveKeyframe
        NSHostingController NSHostingView NSViewControllerRepresentable NSViewRepresentable NamedCoordinateSpace
        NavigationBarItem NavigationLink NavigationPath NavigationSplitView NavigationSplitViewColumn
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
        NavigationViewStyle NewDocumentButton OffsetShape OpenDocumentAction OpenSettingsAction OpenURLAction
        OpenWindowAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle PalettePickerStyle
        PasteButton PencilHoverPose PhaseAnimator PhotosPicker PhotosPickerItem PickerStyle PinnedScrollableViews
        PlainButtonStyle PlainListStyle PopoverAttachmentAnchor PopUpButtonPickerStyle PreferredColorSchemeKey
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
        PresentationMode PresentationSizing PreviewModifier Previewable PrimitiveButtonStyle ProgressView
        ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform PullDownButtonPickerStyle
        RadialGradient RadioGroupPickerStyle RedactionReasons RefreshAction RenameAction RenameButton
        ResetFocusAction RotateGesture RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle
        RoundedRectangularShape SafeAreaRegions ScaledMetric ScaledShape ScenePhase SceneStorage ScrollAnchorRole
        ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry
        ScrollIndicatorVisibility ScrollInputBehavior ScrollPhase ScrollPosition ScrollTarget ScrollTargetBehavior
        ScrollTransitionConfiguration ScrollTransitionPhase ScrollViewProxy ScrollViewReader SearchFieldPlacement
        SearchScopeActivation SearchSuggestionsPlacement SectionConfiguration SectionedFetchRequest
        SectionedFetchResults SecureField SegmentedPickerStyle SensoryFeedback SeparatorShapeStyle SequenceGesture
        SettingsLink Shader ShaderFunction ShaderLibrary ShadowStyle ShapeRole ShareLink SidebarListStyle
        SidebarRowSize SignInWithAppleButton SimultaneousGesture SpatialEventCollection SpatialEventGesture
        SpatialTapGesture SpringKeyframe SpringLoadingBehavior StackNavigationViewStyle StateObject StrokeStyle
        SubmitLabel SubmitTriggers SubscriptionView SwitchToggleStyle SymbolColorRenderingMode SymbolRenderingMode
        SymbolVariants TabContent TabContentBuilder TabCustomization TabPlacement TabRole TabSection TabView
        TabViewStyle TabViewCustomization TableColumn TableColumnBuilder TableRow TableStyle TapGesture TextEditor
        TextEditorStyle TextField TextFieldStyle TextInputAutocapitalization TextRenderer TextSelection
        TextSelectability TimelineSchedule TimelineView TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle
        ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
        ToolbarCustomizationBehavior ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement
        ToolbarLabelStyle ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
        TouchBar TransactionKey TransitionProperties TruncationMode UIApplicationDelegateAdaptor
        UIGestureRecognizerRepresentable UIHostingConfiguration UIHostingController UIViewControllerRepresentable
        UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext UnevenRoundedRectangle
        UserInterfaceSizeClass VSplitView VerticalPageTabViewStyle ViewThatFits VisualEffect
        WKInterfaceObjectRepresentable WheelDatePickerStyle WheelPickerStyle WidgetBundle WidgetConfiguration
        WidgetFamily WindowDragGesture WindowResizability WindowStyle WindowToolbarStyle ZoomNavigationTransition
        BarMark LineMark PointMark AreaMark RuleMark RectangleMark SectorMark AxisMarks AxisValueLabel AxisGridLine
        AxisTick ChartProxy

        @AppStorage @Binding @Environment @EnvironmentObject @FetchRequest @FocusState @FocusedBinding
        @FocusedObject @FocusedValue @GestureState @Namespace @ObservedObject @ScaledMetric @SceneStorage
        @SectionedFetchRequest @State @StateObject @UIApplicationDelegateAdaptor @NSApplicationDelegateAdaptor
        @AccessibilityFocusState @Bindable @Query @Model

        Image Label Menu Link Map Chart Marker Table Alert Picker Slider Stepper Toggle List Section Divider Spacer
        DividerShapeStyle EmptyView EquatableView ForEach GeometryReader Group HStack VStack ZStack TextFieldLink
        PreviewProvider PreviewLayout PreviewDevice UIScreen UIColor UIFont UIImage UIDevice UIApplication UIView
        UIViewController UINavigationBar UITabBar UIImpactFeedbackGenerator UINotificationFeedbackGenerator UIBezierPath
        NSColor NSFont NSImage

        accentColor accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits
        accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
        accessibilityDirectTouch accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
        accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
        accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
        accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
        accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction
        actionSheet aspectRatio alert badge blur sheet popover toolbar tint task mask italic monospaced kerning tracking underline inspector
        alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
        alternatingRowBackgrounds anchorPreference autocapitalization autocorrectionDisabled
        backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badgeProminence baselineOffset blendMode
        brightness buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle chartAngleSelection
        chartBackground chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartScrollPosition
        chartScrollableAxes chartXAxis chartXScale chartXSelection chartYAxis chartYScale clipShape colorEffect
        colorInvert colorMultiply colorScheme compositingGroup confirmationDialog containerBackground
        containerCornerOffset containerRelativeFrame containerShape contentMargins contentShape contentTransition
        contextMenu controlGroupStyle controlSize coordinateSpace cornerRadius customHoverEffect datePickerStyle
        defaultAppStorage defaultFocus defaultHoverEffect defaultScrollAnchor defersSystemGestures deleteDisabled
        dialogIcon dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation disableAutocorrection
        disclosureGroupStyle distortionEffect draggable drawingGroup dropDestination dynamicTypeSize
        environmentObject exportsItemProviders fileDialogConfirmationLabel fileExporter fileImporter fileMover
        findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope
        focusSection focusable focusedObject focusedSceneObject focusedSceneValue focusedValue fontDesign fontWeight
        fontWidth foregroundColor foregroundStyle formStyle fullScreenCover gaugeStyle geometryGroup gesture
        glassEffect glassEffectID glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
        gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents handlesGameControllerEvents
        headerProminence highPriorityGesture hoverEffect hoverEffectDisabled hueRotation ignoresSafeArea imageScale
        indexViewStyle inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled
        invalidatableContent isDetailLink itemProvider keyboardShortcut keyboardType keyframeAnimator
        labelIconToTitleSpacing labelReservedIconWidth labelStyle labelsHidden labeledContentStyle layerEffect
        layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing listItemTint listRowBackground
        listRowHoverEffect listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
        listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
        listSectionSpacing listStyle luminanceToAlpha mapCameraKeyframeAnimator mapControlVisibility mapControls
        mapFeatureSelectionDisabled mapScope mapStyle matchedGeometryEffect matchedTransitionSource
        materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
        monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationDocument
        navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle
        navigationTitle navigationTransition navigationViewStyle onAppIntentExecution onAppear onChange onCommand
        onContinuousHover onContinueUserActivity onCopyCommand onCutCommand onDeleteCommand onDisappear onDrag
        onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand onGeometryChange onHover
        onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged
        onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
        onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
        onScrollVisibilityChange onSubmit onTapGesture onWorldRecenter overlayPreferenceValue ornament
        paletteSelectionEffect persistentSystemOverlays phaseAnimator photosPicker photosPickerStyle pickerStyle
        popover popoverTip preferredColorScheme prefersDefaultFocus presentationBackground
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
        presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing previewContext
        previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive productViewStyle
        progressViewStyle projectionEffect quickLookPreview refreshable renameAction replaceDisabled
        rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect
        scaledToFill scaledToFit sceneRestorationBehavior scenePadding scrollBounceBehavior scrollClipDisabled
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle scrollEdgeEffectHidden
        scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior
        scrollTargetLayout scrollTransition searchCompletion searchDictationBehavior searchFocused
        searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions searchToolbarBehavior
        searchable sectionActions selectionDisabled sensoryFeedback simultaneousGesture speechAdjustedPitch
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters spellingState
        statusBarHidden strikethrough strokeBorder submitLabel submitScope subscriptionStoreButtonLabel
        subscriptionStoreControlStyle swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
        symbolRenderingMode symbolVariant symbolVariableValueMode tabBarMinimizeBehavior tabItem
        tabViewBottomAccessory tabViewCustomization tabViewSidebarBottomBar tabViewSidebarFooter
        tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle textCase textContentType textEditorStyle
        textFieldStyle textInputAutocapitalization textInputCompletion textInputSuggestions textRenderer textScale
        textSelection textSelectionAffinity toggleStyle toolbarBackground toolbarBackgroundVisibility
        toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
        toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
        touchBarItemPrincipal transformAnchorPreference transformEffect transformEnvironment transformPreference
        truncationMode typeSelectEquivalent typesettingLanguage unredacted userActivity visualEffect
        windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
        windowResizeBehavior windowToolbarFullScreenVisibility writingDirection writingToolsAffordanceVisibility
        writingToolsBehavior zIndex
        """
}
