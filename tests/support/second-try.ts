import { jest } from '@jest/globals';

// As in browser tests (playwright.config.ts): machines of continuous integration are busy, and tests that
// passed at the second attempt are listed at the end.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
