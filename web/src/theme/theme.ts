import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { foldedFilter } from '../kit/inputs/folded-filter.ts'

// Shades go from the lightest to the darkest, as Mantine counts them.
const brand: MantineColorsTuple = [
  '#eef6f3',
  '#d9ebe5',
  '#b3d7cb',
  '#89c0b0',
  '#61a894',
  '#3f917b',
  '#257a65',
  '#0f5c4d',
  '#0c4a3e',
  '#083830',
]
const saffron: MantineColorsTuple = [
  '#fdf6e9',
  '#faead0',
  '#f5d6a3',
  '#efc070',
  '#e8a33d',
  '#d48e26',
  '#a76a12',
  '#8a560d',
  '#6d450f',
  '#4d310b',
]
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dcd8d0',
  '#c6c1b7',
  '#9b958a',
  '#6b665c',
  '#57534b',
  '#3d3a35',
  '#262420',
]
const dark: MantineColorsTuple = [
  '#e8e5df',
  '#cbc7bf',
  '#a8a399',
  '#7b766d',
  '#4a4640',
  '#37342f',
  '#2c2925',
  '#211f1c',
  '#1a1816',
  '#131210',
]

const family = "'IBM Plex Sans Arabic', 'Plex Fallback', system-ui, Tahoma, sans-serif"

/** The look: one family, deep green, warm greys, 8 px radius, borders instead of shadows. */
export const theme = createTheme({
  primaryColor: 'brand',
  // In the dark scheme, white words on it have a contrast of 5.2, and the colour itself on the ground 3.2.
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, saffron, gray, dark },
  black: '#262420',
  fontFamily: family,
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  // Smaller than 13 px the dots of Arabic letters run together.
  fontSizes: { xs: '0.8125rem' },
  headings: { fontFamily: family, fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  // This is the one elevation, for what floats: menus, modals, toasts.
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 8px 28px rgb(38 36 32 / 14%)',
    lg: '0 8px 28px rgb(38 36 32 / 14%)',
    xl: '0 8px 28px rgb(38 36 32 / 14%)',
  },
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.65', lg: '1.65', xl: '1.65' },
  cursorType: 'pointer',
  components: {
    // A form focuses its first wrong field: a list that opened there would cover what is said below it.
    // A choice stays when it is chosen again, because a form drawn by it would have nothing to draw. An optional one has its own button for that.
    Select: { defaultProps: { openOnFocus: false, allowDeselect: false, filter: foldedFilter } },
    MultiSelect: { defaultProps: { openOnFocus: false, filter: foldedFilter } },
    Autocomplete: { defaultProps: { filter: foldedFilter } },
    TagsInput: { defaultProps: { filter: foldedFilter } },
    // A modal opens in the middle, where everything else that asks something opens.
    Modal: { defaultProps: { centered: true } },
    // At a box's size the usual radius would make it a circle, which says "choose one".
    Checkbox: { defaultProps: { radius: 'xs' } },
    // The hint is under its field: fields side by side stay on one line, with a hint or without.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
  respectReducedMotion: true,
})
