/** Colours of drawn pictures, equal to those of client/ui/styles/tokens.css. */
export const COLOURS = {
  paper: '#f4f3ef',
  plaster: '#e6e4dd',
  stone: '#cdc9bf',
  ink: '#181613',
  ink2: '#494640',
  ember: '#b23a17',
  night: '#13110e',
  night2: '#1e1b16',
  brass: '#c8a165',
  ivory: '#efe7d8',
  ivory2: '#b9b0a0',
} as const;
