import { findSizeFaults } from './find-size-faults.ts';

const { lines, faults } = findSizeFaults();
for (const line of lines) console.log(line);
for (const fault of faults) console.log(`FAIL ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
