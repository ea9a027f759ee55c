import { observeInBrowser } from './observe-in-browser.ts';

/** Milliseconds (spec section 9): shown after `throttle`, full after `duration`, gone `hideDelay` after the end. */
export const LOADING = { throttle: 200, duration: 5000, hideDelay: 500, tick: 100 } as const;

const FULL = 100;
const STEP = (FULL * LOADING.tick) / LOADING.duration;

export class LoadingStore {
  show = false;
  progress = 0;
  failed = false;
  /** Upload progress of a form with files in percent; `null` without an upload. */
  uploaded: number | null = null;

  private running = 0;
  private timers: { throttle?: ReturnType<typeof setTimeout>; tick?: ReturnType<typeof setInterval> } = {};

  constructor() {
    observeInBrowser(this);
  }

  start(): void {
    this.running += 1;
    if (this.running > 1) return;
    this.clear();
    this.progress = 0;
    this.failed = false;
    this.timers.throttle = setTimeout(() => this.begin(), LOADING.throttle);
  }

  finish(): void {
    if (this.running === 0) return;
    this.running -= 1;
    if (this.running > 0) return;
    this.clear();
    this.progress = FULL;
    this.timers.throttle = setTimeout(() => this.hide(), LOADING.hideDelay);
  }

  fail(): void {
    this.failed = true;
    this.finish();
  }

  setUploaded(percent: number | null): void {
    this.uploaded = percent;
  }

  private begin(): void {
    this.show = true;
    this.timers.tick = setInterval(() => this.advance(), LOADING.tick);
  }

  /** Stops one step before the end, which only the response completes. */
  private advance(): void {
    this.progress = Math.min(FULL - STEP, this.progress + STEP);
  }

  private hide(): void {
    this.show = false;
    this.progress = 0;
  }

  private clear(): void {
    clearTimeout(this.timers.throttle);
    clearInterval(this.timers.tick);
    this.timers = {};
  }
}
