import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** `npm test` lets many test files share what they load (scripts/test-suites.ts); by hand each runs for itself. */
const suites = process.env['TEST_SUITES'];

/** Unit and server tests. The browser's tests are Playwright's (playwright.config.ts). */
const config: Config = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  roots: [suites ? `<rootDir>/${suites}` : '<rootDir>'],
  testPathIgnorePatterns: suites
    ? []
    : ['/node_modules/', '/dist/', '/.cache/', '\\.(?:fault|load)\\.test\\.ts$'],
  modulePathIgnorePatterns: suites ? [] : ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  ...(suites && { testSequencer: '<rootDir>/tests/support/suite-order.mjs' }),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.ts',
    '\\.css$': '<rootDir>/tests/support/css-module.ts',
    '\\.(?:hdr|woff2|svg)': '<rootDir>/tests/support/asset-url.ts',
  },
  testEnvironment: '<rootDir>/tests/support/test-environment.mjs',
  globalSetup: '<rootDir>/tests/support/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/global-teardown.mjs',
  setupFilesAfterEnv: suites && process.env['CI'] === 'true' ? ['<rootDir>/tests/support/second-try.ts'] : [],
  // MobX stores its state on the global object, and Jest's clean-up between files causes endless recursion in it.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // A busy machine takes several times as long as an idle one.
  testTimeout: 90_000,
  maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
  // Modules and databases of a test file are never freed, so a worker is replaced when it reaches this size.
  workerIdleMemoryLimit: '150MB',
};

export default config;
