import { jest } from '@jest/globals';

// As for the browser's tests (playwright.config.ts): machines of continuous integration are at work, and what passed at
// the second try only is named at the end.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
