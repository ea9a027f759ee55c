import type { Storefront } from './start-storefront.ts';

/** Prints the steps of the start and their durations, then the addresses of the site. */
export function logSteps(write: (text: string) => void = (text) => void process.stdout.write(text)): {
  next: (step: string) => void;
  /** Prints lines below the addresses, where the log of the start does not bury them; after the start at once. */
  notice: (lines: string) => void;
  end: (storefront: Pick<Storefront, 'config' | 'backofficeUrl'>, others?: Record<string, string>) => void;
} {
  let current: { step: string; since: number } | undefined;
  let isStarted = false;
  let notices = '';
  const finish = () => {
    if (!current) return;
    const seconds = ((performance.now() - current.since) / 1000).toFixed(1);
    write(`  ${current.step.padEnd(36, '.')} ${seconds} s\n`);
    current = undefined;
  };
  return {
    next(step) {
      finish();
      current = { step, since: performance.now() };
    },
    notice(lines) {
      if (isStarted) write(lines);
      else notices += lines;
    },
    end({ config, backofficeUrl }, others = {}) {
      finish();
      isStarted = true;
      write('\n');
      const addresses = { Site: config.publicUrl, ...others, 'Back office': `${backofficeUrl}/docs` };
      for (const [name, address] of Object.entries(addresses)) write(`  ${name.padEnd(13)}${address}\n`);
      write(`\n${notices}`);
    },
  };
}
