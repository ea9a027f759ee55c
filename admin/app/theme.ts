import { defaultLightTheme, type RaThemeOptions } from 'ra-ui-materialui';
import type { BrandColours } from '#shared/contract/brand.ts';

/** Colours of a shop without its own. */
export const NEUTRAL_COLOURS = {
  paper: '#f4f3ef',
  ink: '#181613',
  accent: '#b5391d',
  accent_dark: '#8f2b14',
};
/** WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5;
/** WCAG 2.2, success criterion 2.5.8, with a margin for fingers. */
const TARGET = 44;

/** The operator's system provides the typeface: none is loaded. */
const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Theme of Material UI in the colours of the shop. */
export function createAdminTheme(colours: BrandColours | null): RaThemeOptions {
  const { paper, ink, accent, accent_dark: dark } = colours ?? NEUTRAL_COLOURS;
  return {
    ...defaultLightTheme,
    palette: {
      mode: 'light',
      contrastThreshold: MIN_CONTRAST,
      primary: { main: accent, dark },
      secondary: { main: ink },
      background: { default: paper, paper: '#ffffff' },
      text: { primary: ink, secondary: '#4f4b44' },
    },
    typography: {
      h6: { fontWeight: 400 },
      fontFamily: FONTS,
      button: { textTransform: 'none' },
    },
    shape: { borderRadius: 4 },
    components: {
      ...defaultLightTheme.components,
      // Wide tables scroll by themselves: the page keeps the width of the window.
      RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
      RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
      RaShow: { styleOverrides: { root: { '& .RaShow-main, & .RaShow-card': { minWidth: 0 } } } },
      // A part of a form that stays in sight scrolls with the window, not with the card.
      RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible', minWidth: 0 } } } },
      RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible', minWidth: 0 } } } },
      // The library shows them while a mouse is above the row: keyboards would not reach them.
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
      MuiButton: { styleOverrides: { root: { minHeight: TARGET } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET } } },
      MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
      // A list without a record: its sentence is no heading, and readable.
      MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
      RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { color: '#4f4b44' } } } },
      // A turning circle has no name: the text beside it says that something loads.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      // Red text is not readable on the grey of the library.
      RaToolbar: { styleOverrides: { root: { backgroundColor: '#ffffff' } } },
      MuiButtonBase: {
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: `3px solid ${ink}`, outlineOffset: 2 } } },
      },
    },
  };
}
