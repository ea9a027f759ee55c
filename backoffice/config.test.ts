import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PERIODS } from './privacy/retention-periods.ts';
import { parseBackofficeConfig } from './config.ts';

describe('configuration of the back office', () => {
  it('configuration: has a default for every variable', () => {
    expect(parseBackofficeConfig({})).toEqual({
      port: 3001,
      host: '127.0.0.1',
      smtpUrl: undefined,
      retention: DEFAULT_PERIODS,
      mailFrom: undefined,
      mailTo: undefined,
      allowsLaPoste: false,
      humanCheck: undefined,
      apiPath: '/api/v1/',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databasePool: { connections: 10, statementMs: 60_000 },
      dataDir: resolve('.data'),
      demoData: false,
      operatorToken: undefined,
      operatorRules: { sessionHours: 12, idleMinutes: 30, requiresSecondFactor: false },
      operatorLogMonths: 24,
      adminUrl: 'http://localhost:3001',
      maxShopBytes: 2048 * 1024 ** 2,
      webhooks: { allowsPrivateAddresses: false },
      payment: { provider: 'none' },
      logLevel: 'info',
    });
  });

  it('empty variable: is treated as not set', () => {
    expect(parseBackofficeConfig({ BACKOFFICE_PORT: '', DATABASE_URL: '', DEMO_DATA: '' })).toEqual(
      parseBackofficeConfig({}),
    );
  });

  it('[AP-01] path of the API: can be changed', () => {
    expect(parseBackofficeConfig({ API_PATH: '/api/v2/' }).apiPath).toBe('/api/v2/');
  });

  it('RETENTION: named periods replace their defaults', () => {
    const { retention } = parseBackofficeConfig({ RETENTION: 'tickets=24,logs=3' });
    expect(retention).toEqual({ ...DEFAULT_PERIODS, tickets: 24, logs: 3 });
  });
});
