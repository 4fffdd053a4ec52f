internal import CPango

/// The direction of a paragraph: that of its first strong character (rules P2 and P3 of Unicode annex 9).
enum BaseDirection {
    /// nil where no character is strong.
    static func isRightToLeft(_ text: String) -> Bool? {
        let functions = hb_unicode_funcs_get_default()
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value < 0x80 {
                let lower = value | 0x20
                if lower >= 0x61, lower <= 0x7A { return false }
                continue
            }
            if value == 0x200E { return false }
            if value == 0x200F || value == 0x061C { return true }
            switch hb_unicode_general_category(functions, value) {
            case HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER, HB_UNICODE_GENERAL_CATEGORY_MODIFIER_LETTER,
                HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_TITLECASE_LETTER,
                HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
                let script = hb_unicode_script(functions, value)
                if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED { continue }
                return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
            default: continue
            }
        }
        return nil
    }
}
