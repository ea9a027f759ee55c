import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Sets a control's state so that React receives the event. */
type Replay = (control: Control) => void;

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/**
 * Records the controls of the server's document. The returned function, called after hydration, replays what the
 * visitor typed and chose before: React listens only from hydration on, and its next render would reset the controls.
 */
export function watchEarlyInput(): () => void {
  const sent = findControls();
  const focused = sent.findIndex((control) => control === document.activeElement);
  const y = window.scrollY;
  return () => {
    // React replaces a document that was translated before hydration (decision 0048). The order of controls is the
    // same.
    const current = (index: number) => (sent[index]?.isConnected ? sent[index] : findControls()[index]);
    if (sent[focused]?.isConnected === false) {
      current(focused)?.focus({ preventScroll: true });
      window.scrollTo({ top: y, behavior: 'instant' });
    }
    const replays = sent.map(createReplay);
    // Renders after each replay, so that handlers see the state of the one before.
    queueMicrotask(() => {
      for (const [index, replay] of replays.entries()) {
        const control = replay && current(index);
        if (control) flushSync(() => replay(control));
      }
    });
  };
}

function findControls(): Control[] {
  return [...document.querySelectorAll<Control>(CONTROLS)];
}

/** Returns the replay of a control's change, or `undefined` if it is unchanged. */
function createReplay(control: Control): Replay | undefined {
  if (control.disabled) return undefined;
  if (control instanceof HTMLSelectElement) return createSelectReplay(control);
  const { type, value, defaultValue } = control;
  if (control instanceof HTMLInputElement) {
    const { files, checked, defaultChecked } = control;
    if (files?.length) return (target) => setFiles(target, files);
    // A radio group is replayed by its checked button only.
    if (type === 'radio' || type === 'checkbox')
      return checked === defaultChecked || (type === 'radio' && !checked)
        ? undefined
        : (target) => setChecked(target, checked);
  }
  return value === defaultValue ? undefined : (target) => setText(target, value);
}

function createSelectReplay({ options, selectedIndex }: HTMLSelectElement): Replay | undefined {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(0, sent)) return undefined;
  return (target) => {
    if (target instanceof HTMLSelectElement) target.selectedIndex = selectedIndex;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function setFiles(target: Control, files: FileList): void {
  if (target instanceof HTMLInputElement && target.files !== files) target.files = files;
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The click toggles it, so it must have the opposite state before. */
function setChecked(target: Control, checked: boolean): void {
  if (target instanceof HTMLInputElement) target.checked = !checked;
  target.click();
}

/** React ignores an event whose value equals the last one that it saw, including values set on the element itself. */
function setText(target: Control, text: string): void {
  if (target instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = target;
  target.value = target.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(target);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text);
  if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
