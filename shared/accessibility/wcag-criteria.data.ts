import type { WcagCriterion } from './criterion.ts';

/** The success criteria of WCAG 2.2, levels A and AA. 4.1.1 is no longer one. */
// oxfmt-ignore
export const WCAG_CRITERIA: readonly WcagCriterion[] = [
  a('1.1.1', 'Non-text Content', 'Pictures carry `alt`; drawings are named or hidden; PDF figures have alternatives.'),
  a('1.2.1', 'Audio-only and Video-only', 'One silent video of seven seconds; a paragraph beneath it says what it shows.'),
  a('1.2.2', 'Captions', 'No recorded speech.'),
  a('1.2.3', 'Audio Description or Media Alternative', 'As 1.2.1.'),
  { ...aa('1.2.4', 'Captions (Live)', 'No live media.'), isAbsent: true },
  aa('1.2.5', 'Audio Description', 'As 1.2.1.'),
  a('1.3.1', 'Info and Relationships', 'Headings, lists, tables with captions and scopes, labels, legends and landmarks; tagged PDF.'),
  a('1.3.2', 'Meaningful Sequence', 'The document order is the order of reading; the transcripts are recorded from it.'),
  a('1.3.3', 'Sensory Characteristics', 'Instructions name controls by their words.'),
  aa('1.3.4', 'Orientation', 'No style depends on one orientation.'),
  aa('1.3.5', 'Identify Input Purpose', 'Fields about the visitor carry `autocomplete`.'),
  a('1.4.1', 'Use of Color', 'States have words, lines or signs; finishes have names.'),
  a('1.4.2', 'Audio Control', 'No sound starts without an action.'),
  aa('1.4.3', 'Contrast (Minimum)', 'Measured by axe on every kind of page.'),
  aa('1.4.4', 'Resize Text', 'Text of 200 % fits on every kind of page.'),
  aa('1.4.5', 'Images of Text', 'None but the official energy label, whose content stands beside it as text.'),
  aa('1.4.10', 'Reflow', 'Every kind of page fits 320 px.'),
  aa('1.4.11', 'Non-text Contrast', 'Not measured.'),
  aa('1.4.12', 'Text Spacing', 'With lines, letters and words spaced at 320 px nothing is cut off or covered.'),
  aa('1.4.13', 'Content on Hover or Focus', 'Tooltips go with Escape and stay under the pointer.'),
  a('2.1.1', 'Keyboard', 'Native controls; menus, tabs, gallery, map and 3D viewer react to keys.'),
  a('2.1.2', 'No Keyboard Trap', 'Layers give the focus back on Escape.'),
  a('2.1.4', 'Character Key Shortcuts', 'Keys act only on the control that has the focus.'),
  a('2.2.1', 'Timing Adjustable', 'Toasts wait while they are used; other limits are not tested as a whole.'),
  a('2.2.2', 'Pause, Stop, Hide', 'Nothing moves without an action.'),
  a('2.3.1', 'Three Flashes', 'Nothing flashes.'),
  a('2.4.1', 'Bypass Blocks', 'Skip links, landmarks and headings in every layout.'),
  a('2.4.2', 'Page Titled', 'No two pages of one language have one title.'),
  a('2.4.3', 'Focus Order', 'The tab order is the document order; a control that vanishes hands its focus on.'),
  a('2.4.4', 'Link Purpose (In Context)', 'Links that repeat on a page name what they belong to.'),
  aa('2.4.5', 'Multiple Ways', 'Menu, search and site map.'),
  aa('2.4.6', 'Headings and Labels', 'One h1 a page, levels without gaps, labelled fields.'),
  aa('2.4.7', 'Focus Visible', 'A two-pixel outline, in forced colours too.'),
  aa('2.4.11', 'Focus Not Obscured (Minimum)', 'Fixed bars publish their height and stand in the flow of low windows.', ['tests/browser/focus-in-sight.spec.ts']),
  a('2.5.1', 'Pointer Gestures', 'Pinching and swiping have buttons.'),
  a('2.5.2', 'Pointer Cancellation', 'Native clicks; not tested as such.'),
  a('2.5.3', 'Label in Name', 'The accessible name of each button and link contains its visible words.'),
  a('2.5.4', 'Motion Actuation', 'Nothing is operated by motion.'),
  aa('2.5.7', 'Dragging Movements', 'Buttons and arrow keys move the enlarged picture, the map and the exploded view.', ['tests/browser/gallery.spec.ts', 'tests/browser/locator.spec.ts', 'tests/browser/parts.spec.ts']),
  aa('2.5.8', 'Target Size (Minimum)', 'Buttons and fields of 44 px, links of 24 px.', ['tests/browser/every-page.spec.ts']),
  a('3.1.1', 'Language of Page', '`lang` follows the address.'),
  aa('3.1.2', 'Language of Parts', 'What is in the other language carries `lang`.'),
  a('3.2.1', 'On Focus', 'Not tested as a whole.'),
  a('3.2.2', 'On Input', 'Not tested as a whole.'),
  aa('3.2.3', 'Consistent Navigation', 'One header and one footer.'),
  aa('3.2.4', 'Consistent Identification', 'Not tested as a whole.'),
  a('3.2.6', 'Consistent Help', 'The telephone and the contact page stand in the footer of every page.', ['tests/browser/layout.spec.ts']),
  a('3.3.1', 'Error Identification', 'Errors are text beside their field, in the title and in a summary that leads to them.'),
  a('3.3.2', 'Labels or Instructions', 'Each field has a visible label; optional ones say so, and formats have hints.'),
  aa('3.3.3', 'Error Suggestion', 'Errors say what to do, beside the field.'),
  aa('3.3.4', 'Error Prevention', 'A summary comes before each order.'),
  a('3.3.7', 'Redundant Entry', 'Addresses and drafts are stored; not tested as a whole.'),
  aa('3.3.8', 'Accessible Authentication (Minimum)', 'Password managers and pasting work; not tested.'),
  a('4.1.2', 'Name, Role, Value', 'Native controls, or primitives of the design system tested by keyboard and axe.'),
  aa('4.1.3', 'Status Messages', 'One live region reads out what an action changed.'),
];

function a(id: string, name: string, how: string, tests?: string[]): WcagCriterion {
  return { id, level: 'A', name, how, ...(tests && { tests }) };
}

function aa(id: string, name: string, how: string, tests?: string[]): WcagCriterion {
  return { ...a(id, name, how, tests), level: 'AA' };
}
