import { findSizeFindings } from './find-size-findings.ts';

const { lines, findings } = findSizeFindings();
for (const line of lines) console.log(line);
for (const finding of findings) console.log(`FAIL ${finding}`);
process.exitCode = findings.length > 0 ? 1 : 0;
