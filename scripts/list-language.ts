import { readFileSync } from 'node:fs';
import { EXCEPTIONS } from './checks/language/exceptions.data.ts';
import { findLanguageFindings } from './checks/language/find-language-findings.ts';
import { listFiles } from './checks/list-files.ts';

/** `npm run language -- FOLDER …`: lists the terms in these folders that the project does not use */
const paths = listFiles(process.argv.slice(2)).filter((path) => /\.(?:ts|tsx|mjs|md)$/.test(path));
const files = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const findings = findLanguageFindings(files, EXCEPTIONS);
console.log([...findings, `${findings.length} findings in ${files.length} files`].join('\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
