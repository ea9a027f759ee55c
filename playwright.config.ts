import { defineConfig } from '@playwright/test';
import { BUSY_WORKERS } from '#scripts/busy-workers.ts';
import { BROWSER_LOGS, logInto } from '#scripts/browser-logs.ts';
import { findTestBrowser } from '#scripts/ensure-chromium.ts';
import {
  BACKOFFICE_URL,
  DESIGN_SYSTEM_URL,
  MAINTENANCE_URL,
  MAPS_URL,
  MEASURED_URL,
  SITE_URL,
  TEST_OPERATOR_TOKEN,
} from '#tests/browser/support/addresses.ts';

/** The first start creates the demo data, which takes long on a busy machine. */
const START_TIMEOUT_MS = 120_000;

/** Time of a test and of an assertion: a busy machine takes several times as long as an idle one. */
const TEST_TIMEOUT_MS = 90_000;
const ASSERTION_TIMEOUT_MS = 15_000;

/** Logs are written to files, in which `npm test` searches for secrets afterwards. */
const environment = { NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
const SERVER = 'node dist/server/main.js';
/** Lets the back office tell both storefronts of its changes. */
const PURGE_SECRET = 'purge-secret-of-the-browser-tests';

/**
 * Tests of the built site in a real browser. A second storefront on the same back office is under maintenance, a third
 * uses outside services.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-results',
  workers: BUSY_WORKERS,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: ASSERTION_TIMEOUT_MS },
  fullyParallel: true,
  // Continuous integration runs on busy machines; tests that passed at the second attempt are listed at the end.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/browser.json' }],
  ],
  use: {
    baseURL: SITE_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: logInto(BROWSER_LOGS.site, SERVER),
      url: `${SITE_URL}/readyz`,
      timeout: START_TIMEOUT_MS,
      env: {
        ...environment,
        PORT: new URL(SITE_URL).port,
        BACKOFFICE_PORT: new URL(BACKOFFICE_URL).port,
        DATA_DIR: '.cache/browser-data',
        DEMO_DATA: 'true',
        OPERATOR_TOKEN: TEST_OPERATOR_TOKEN,
        PURGE_SECRET,
        STOREFRONT_PURGE_URLS: [SITE_URL, MEASURED_URL].join(','),
      },
    },
    {
      command: logInto(BROWSER_LOGS.maintenance, SERVER),
      url: `${MAINTENANCE_URL}/readyz`,
      timeout: START_TIMEOUT_MS,
      env: {
        ...environment,
        PORT: new URL(MAINTENANCE_URL).port,
        API_URL: BACKOFFICE_URL,
        MAINTENANCE: 'true',
      },
    },
    {
      command: logInto(BROWSER_LOGS.measured, SERVER),
      url: `${MEASURED_URL}/readyz`,
      timeout: START_TIMEOUT_MS,
      env: {
        ...environment,
        PORT: new URL(MEASURED_URL).port,
        API_URL: BACKOFFICE_URL,
        PURGE_SECRET,
        TAG_MANAGER_ID: 'GTM-TEST',
        HASH_SALT: 'a salt for tests alone',
        MAPS_API_KEY: 'maps-key-of-the-tests',
        MAPS_API_URL: `${MAPS_URL}/places`,
        HUMAN_CHECK_SITE_KEY: 'site-key-of-the-tests',
      },
    },
    {
      command: 'node scripts/serve-design-system.ts',
      url: `${DESIGN_SYSTEM_URL}/_ui`,
      timeout: START_TIMEOUT_MS,
      env: { ...environment, PORT: new URL(DESIGN_SYSTEM_URL).port },
    },
  ],
});
