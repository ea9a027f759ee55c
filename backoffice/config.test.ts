import { describe, expect, it } from '@jest/globals';
import { parseBackofficeConfig } from './config.ts';

describe('configuration of the back office', () => {
  it('has a default for everything', () => {
    expect(parseBackofficeConfig({})).toEqual({
      port: 3001,
      host: '127.0.0.1',
      smtpUrl: undefined,
      mailFrom: 'Âtre <contact@atre.example>',
      mailTo: 'contact@atre.example',
      humanCheck: undefined,
      apiPath: '/api/v1/',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: '.data',
      demoData: true,
      operatorToken: undefined,
      payment: { provider: 'test-bank', secret: undefined, testBankUrl: undefined },
      logLevel: 'info',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseBackofficeConfig({ BACKOFFICE_PORT: '', DATABASE_URL: '', DEMO_DATA: '' })).toEqual(
      parseBackofficeConfig({}),
    );
  });

  it('[AP-01] lets the path of the API be another one', () => {
    expect(parseBackofficeConfig({ API_PATH: '/api/v2/' }).apiPath).toBe('/api/v2/');
  });

  it('names every bad value at once, and no secret', () => {
    const bad = {
      BACKOFFICE_PORT: '70000',
      API_PATH: 'api',
      PUBLIC_URL: 'somewhere',
      DATABASE_URL: 'postgres',
      DEMO_DATA: 'perhaps',
      OPERATOR_TOKEN: 'short-secret',
      LOG_LEVEL: 'loud',
    };
    const message = messageOf(() => parseBackofficeConfig(bad));
    for (const name of Object.keys(bad)) expect(message).toContain(name);
    expect(message).not.toContain('short-secret');
  });
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
