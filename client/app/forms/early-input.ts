import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Sets the state of a control so that React receives the event. */
type Replay = (control: Control) => void;

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/**
 * Remembers the controls of the server's document. The returned function is called once React has hydrated: it repeats
 * what the visitor typed, ticked and chose before, so that React receives it. React itself listens from hydration on,
 * and its next render resets controls to the values that it knows.
 */
export function watchEarlyInput(): () => void {
  const sent = findControls();
  const focused = sent.findIndex((control) => control === document.activeElement);
  const y = window.scrollY;
  return () => {
    // React replaces a document that was translated before hydration (decision 0048). Its controls have the same order.
    const current = (index: number) => (sent[index]?.isConnected ? sent[index] : findControls()[index]);
    if (sent[focused]?.isConnected === false) {
      current(focused)?.focus({ preventScroll: true });
      window.scrollTo({ top: y, behavior: 'instant' });
    }
    const replays = sent.map(createReplay);
    // Each is rendered before the next: handlers see what the one before has changed.
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

/** Returns how to repeat the change of a control since the server sent it; `undefined` for an unchanged one. */
function createReplay(control: Control): Replay | undefined {
  if (control.disabled) return undefined;
  if (control instanceof HTMLSelectElement) return createSelectReplay(control);
  const { type, value, defaultValue } = control;
  if (control instanceof HTMLInputElement) {
    const { files, checked, defaultChecked } = control;
    if (files?.length) return (target) => setFiles(target, files);
    // A group of radio buttons is replayed by its chosen one alone.
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

/** The click sets it; before, React has to see the opposite. */
function setChecked(target: Control, checked: boolean): void {
  if (target instanceof HTMLInputElement) target.checked = !checked;
  target.click();
}

/** React ignores an event whose text equals the last one that it saw, which includes texts set on the element itself. */
function setText(target: Control, text: string): void {
  if (target instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = target;
  target.value = target.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(target);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text);
  if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
