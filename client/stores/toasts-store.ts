import { observeInBrowser } from './observe-in-browser.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { startPausableTimer } from '#client/app/browser/start-pausable-timer.ts';

export type ToastAction = { label: MessageId; run: () => void };
export type Toast = {
  id: number;
  kind: 'success' | 'warning' | 'error';
  message: MessageId;
  action?: ToastAction;
  /** Milliseconds. */
  duration: number;
};

/** Spec section 9. */
export const TOAST_DURATIONS = { form: 3000, logout: 3000, disconnected: 10_000 } as const;

/** Short messages that expire. Their timers pause while `isPaused` returns true (WCAG 2.2.1). */
export class ToastsStore {
  toasts: Toast[] = [];

  private nextId = 1;
  private isPaused: () => boolean = () => false;

  constructor() {
    observeInBrowser(this);
  }

  add(toast: Omit<Toast, 'id' | 'duration'> & { duration?: number }): void {
    const id = this.nextId;
    this.nextId += 1;
    const added = { duration: TOAST_DURATIONS.form, ...toast, id };
    this.toasts = [...this.toasts, added];
    startPausableTimer(
      added.duration,
      () => this.isPaused(),
      () => this.remove(id),
    );
  }

  /** Sets the condition under which no toast expires: a toast is being read or used, or the page is hidden. */
  pauseWhile(isPaused: () => boolean): void {
    this.isPaused = isPaused;
  }

  remove(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
