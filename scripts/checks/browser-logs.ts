import { existsSync, readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { BROWSER_LOGS } from '#scripts/browser-logs.ts';
import { NEW_PASSWORD } from '#tests/browser/support/new-professional.ts';
import { findLogFindings } from './find-log-findings.ts';

/** After browser tests: checks that the logs of their servers contain no secret of the test users. */
for (const file of Object.values(BROWSER_LOGS)) {
  const log = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const findings = findLogFindings(log, [DEMO_PASSWORD, NEW_PASSWORD]);
  if (!log.includes('"msg":"request"')) findings.push('no request was logged: the check would say nothing');
  for (const finding of findings) console.log(`FAIL ${file}: ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
