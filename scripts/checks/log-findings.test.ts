import { describe, expect, it } from '@jest/globals';
import { findLogFindings } from './find-log-findings.ts';

const line = (more: object) => JSON.stringify({ level: 30, time: 1, name: 'storefront', ...more });
const WELL = [
  line({ id: crypto.randomUUID(), method: 'GET', path: '/produit/lame', status: 200, client: '127.0.0.1' }),
  line({ path: `/media/pictures/${'lame-'.repeat(8)}abc-480.avif`, route: 'none', complete: true }),
  line({ reason: 'The back office is unavailable: timeout', msg: 'redirection look-up failed' }),
].join('\n');

describe('logs of browser tests', () => {
  it('ordinary log: no finding', () => {
    expect(findLogFindings(WELL, ['Chaleur!2026'])).toEqual([]);
  });

  it.each([
    ['an access token', { msg: 'token eyJhbGciOiJIUzI1NiJ9.e30.x' }],
    ['a header that opens something', { headers: { cookie: 'a=b' } }],
    ['a header that opens something', { sent: 'Bearer abc' }],
    ['a cookie', { msg: 'refresh_token=abc' }],
    ['an e-mail address', { msg: 'email to client@atre.example' }],
    ['a query', { path: '/recherche?q=lame' }],
    ['a random token', { msg: 'aB3'.repeat(14) + 'x' }],
    ['“Chaleur!2026”', { body: 'Chaleur!2026' }],
  ])('log with %s: found', (what, more) => {
    const findings = findLogFindings(`${WELL}\n${line(more)}\n${WELL}`, ['Chaleur!2026']);
    expect(findings.map((finding) => finding.split(': ', 1)[0])).toEqual([what]);
  });

  it('startup message of the demo, before the first JSON line: not checked', () => {
    expect(findLogFindings(`Log in as client@atre.example\n${WELL}`, [])).toEqual([]);
    expect(findLogFindings('an error of client@atre.example, in a log without a line', [])).toHaveLength(1);
  });
});
