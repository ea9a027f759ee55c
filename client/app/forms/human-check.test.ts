import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadHumanCheck, verifyHuman } from './human-check.ts';

const OPTIONS = { script: 'https://check.example/api.js', key: 'our-key', version: 3 };

type ScriptResult = 'comes' | 'fails';
let requested: string[];
let scriptResult: ScriptResult;
/** The provider's function. The provider is loaded once per page, so tests replace this. */
let execute: () => Promise<string>;

beforeEach(() => {
  requested = [];
  scriptResult = 'comes';
  place('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    head: {
      append: (script: EventTarget & { src: string }) => {
        requested.push(script.src);
        queueMicrotask(() => script.dispatchEvent(new Event(scriptResult === 'comes' ? 'load' : 'error')));
      },
    },
  });
  place('window', { grecaptcha: { ready: (run: () => void) => run(), execute: () => execute() } });
});

afterEach(() => {
  place('document', undefined);
  place('window', undefined);
});

function place(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

// Failure is tested before success, because the script is loaded only once.
describe('unavailable human verification', () => {
  it('[TP-01] no key or version: no request', async () => {
    await expect(loadHumanCheck({ ...OPTIONS, key: '' })).rejects.toThrow(/^No key provided$/);
    await expect(loadHumanCheck({ ...OPTIONS, version: 0 })).rejects.toThrow(/^No version provided$/);
    expect(requested).toEqual([]);
  });

  it('[TP-01] script fails to load or defines nothing: the next form retries', async () => {
    scriptResult = 'fails';
    await expect(verifyHuman(OPTIONS, 'ticket')).rejects.toThrow(/^Failed to load script$/);
    scriptResult = 'comes';
    place('window', {});
    await expect(verifyHuman(OPTIONS, 'ticket')).rejects.toThrow(/^Failed to load script$/);
    expect(requested).toEqual(Array.from({ length: 2 }, () => 'https://check.example/api.js?render=our-key'));
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('Invalid site key'))],
    ['gives an empty token', () => Promise.resolve('')],
  ])('[TP-01] provider %s: fails to execute', async (_what, does) => {
    execute = does;
    await expect(verifyHuman(OPTIONS, 'ticket')).rejects.toThrow(/^Failed to execute$/);
    execute = () => Promise.resolve('a token');
    await expect(verifyHuman(OPTIONS, 'ticket')).resolves.toBe('a token');
  });
});
