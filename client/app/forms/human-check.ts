import { loadScript } from '#client/app/api/load-script.ts';

/** URL of the provider's script, site key and API version (TP-01). */
export type HumanCheckOptions = { script: string; key: string; version: number };

type Provider = {
  ready: (run: () => void) => void;
  execute: (key: string, options: { action: string }) => Promise<string>;
};
type ProviderWindow = Window & { grecaptcha?: Provider };

const TIMEOUT_MS = 6000;

let loading: Promise<Provider> | undefined;

/**
 * Loads the provider's script, once; it renders its own badge. @throws Error 'No key provided', 'No version provided',
 * 'Failed to load script'.
 */
export async function loadHumanCheck({ script, key, version }: HumanCheckOptions): Promise<void> {
  if (!key) throw new Error('No key provided');
  if (!version) throw new Error('No version provided');
  await provide(`${script}?render=${encodeURIComponent(key)}`);
}

/** Returns a verification token. @throws as `loadHumanCheck`, and 'Failed to execute'. */
export async function verifyHuman(options: HumanCheckOptions, action: string): Promise<string> {
  await loadHumanCheck(options);
  const provider = await loading;
  try {
    const token = provider && (await withTimeout(TIMEOUT_MS, provider.execute(options.key, { action })));
    if (!token) throw new Error('no token');
    return token;
  } catch (error) {
    throw new Error('Failed to execute', { cause: error });
  }
}

async function provide(address: string): Promise<void> {
  loading ??= withTimeout(TIMEOUT_MS, insert(address)).catch((error: unknown) => {
    // The next form retries.
    loading = undefined;
    throw new Error('Failed to load script', { cause: error });
  });
  await loading;
}

async function insert(address: string): Promise<Provider> {
  await loadScript(address);
  const provider = (window as ProviderWindow).grecaptcha;
  if (!provider) throw new Error(address);
  await new Promise<void>((resolve) => {
    provider.ready(resolve);
  });
  return provider;
}

function withTimeout<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), milliseconds);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
