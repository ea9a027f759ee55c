import { basename } from 'node:path';

export type SourceFile = { path: string; text: string };

/**
 * Files that a tool requires in this form, and mocks of modules that Vite generates or a library provides.
 */
const CONFIGURATION =
  /^(?:(?:admin\/)?[\w.-]+\.config\.(?:ts|mjs)|tests\/support\/(?:(?:global-\w+|suite-order|test-environment)\.mjs|(?:asset-url|css-module)\.ts)|client\/app\/parts\/no-statics\.ts)$/;
/** Pages of other frameworks in the benchmark, which load them by their default export. */
const FRAMEWORK = /^tests\/competitors\/(?:next|react-router)\//;
/** Data tables, exempt from the length limit. */
const DATA = /^(?:redirects\/rows\/|backoffice\/demo\/(?:catalogue|content|support)\/|.*\.data\.ts$)/;

/**
 * A date in the reader's time zone instead of the site's: server and browser would render different values.
 * The Formatted elements have no default zone; use `useDay` and `useMoment`.
 */
const DATE_WITHOUT_ZONE =
  /\b(?:(?:formatDate|formatTime|DateTimeFormat|toLocaleDateString|toLocaleTimeString)\((?![^;]*timeZone)|Formatted(?:Date|Time|Relative))/;

const LIMITS = { median: 60, percentile95: 200, longest: 300 };

/** Violations of the code conventions (CONTRIBUTING.md, "Conventions"), one line each. */
export function findConventionFindings(files: readonly SourceFile[]): string[] {
  return [...files.flatMap(findingsOfFile), ...sizeFindings(files)];
}

function findingsOfFile({ path, text }: SourceFile): string[] {
  const code = stripStrings(text);
  const rules: [boolean, string][] = [
    [!/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(basename(path)), 'name is not kebab-case'],
    [basename(path).startsWith('index.'), 'index files hide where things come from'],
    [!CONFIGURATION.test(path) && !FRAMEWORK.test(path) && /^export default\b/m.test(code), 'default export'],
    [/^export (?:\*|\{[^}]*\}) from\b/m.test(code), 'passes on what another file exports'],
    [/(?:\/\/|\*) .*\b(?:TODO|FIXME|XXX|HACK)\b/.test(text), 'unfinished'],
    [/^\s*\/\/ .*[;{]$/m.test(text), 'code in a comment'],
    [
      /^(?:client|server|shared|backoffice)\//.test(path) && DATE_WITHOUT_ZONE.test(code),
      'says a date without a time zone',
    ],
    [
      /\bprocess\.env\b/.test(code) && !mayReadEnvironment(path),
      'reads process.env: only config.ts files may (and scripts)',
    ],
    [/\/[/*] *oxlint-disable(?!-next-line)/.test(text), 'switches a rule off for a whole file'],
  ];
  return rules.flatMap(([isBroken, finding]) => (isBroken ? [`${path}: ${finding}`] : []));
}

function mayReadEnvironment(path: string): boolean {
  return (
    /(?:^|\/)config\.ts$/.test(path) ||
    /^(?:scripts|tests)\//.test(path) ||
    /\.test\.tsx?$/.test(path) ||
    CONFIGURATION.test(path)
  );
}

function sizeFindings(files: readonly SourceFile[]): string[] {
  const measured = files
    .filter(({ path }) => /\.(?:ts|tsx|mjs)$/.test(path) && !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => measured[Math.floor(share * (measured.length - 1))]?.lines ?? 0;
  return [
    ...(at(0.5) > LIMITS.median ? [`median file: ${at(0.5)} lines, limit ${LIMITS.median}`] : []),
    ...(at(0.95) > LIMITS.percentile95
      ? [`95th percentile: ${at(0.95)} lines, limit ${LIMITS.percentile95}`]
      : []),
    ...measured
      .filter(({ lines }) => lines > LIMITS.longest)
      .map(({ path, lines }) => `${path}: ${lines} lines, limit ${LIMITS.longest}`),
  ];
}

/** Removes the content of strings; code and comments remain. */
function stripStrings(text: string): string {
  return text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
}
