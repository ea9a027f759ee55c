import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { listFiles, SOURCE_FOLDERS } from '../list-files.ts';
import { EXCEPTIONS } from './exceptions.data.ts';
import { findLanguageFindings } from './find-language-findings.ts';

/** Texts of a shop are for its visitors. */
const SHOP_FILES = /^(?:tests\/shops|scripts\/shop-template)\//;
const isChecked = (path: string) =>
  !SHOP_FILES.test(path) &&
  /\.(?:ts|tsx|mjs|md|py|sh|ya?ml|cfg|conf|service)$|(?:^|\/)(?:Dockerfile|\.env\.example)$/.test(path);
const filesOfRoot = readdirSync('.').filter((name) => statSync(name).isFile());
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });

describe('language of code and documentation', () => {
  const paths = [...listFiles([...SOURCE_FOLDERS, '.github', 'deploy', 'docs']), ...filesOfRoot].filter(
    isChecked,
  );

  it('has no term that the project does not use', () => {
    expect(findLanguageFindings(paths.map(read), EXCEPTIONS)).toEqual([]);
  });

  it('has few exceptions, each with its reason', () => {
    expect(EXCEPTIONS.length).toBeLessThan(30);
    expect(EXCEPTIONS.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  it.each([
    ['/** Nobody waits for a purge. */', 'Nobody'],
    ['/** What is one of any number is shown no longer than all is well. */', 'What'],
    ['/** Insists: what is not told stays old at the other nodes. */', 'told'],
    ['/** Who asked has gone before the response came. */', 'Who'],
    ['/** Whose session is over is refused with a 500 too. */', 'Whose'],
    ['/** Of carriage. */', 'Of'],
    ['/** A limit on answers, in bytes. */', 'answers'],
    ['/** Prices are kept for a day. */', 'kept'],
    ['const MOST_ENTRIES = 20;', 'MOST_'],
    ['const keptPages = new Map();', 'kept'],
    ['const PATIENCE_MS = 10_000;', 'PATIENCE'],
    ['function phoneFault() {}', 'phoneFault'],
    ['function tellTabs() {}', 'tellT'],
    ['const text = useText();\nconst isLive = () => true;', 'isLive'],
    ['function letterToTeam() {}', 'letterTo'],
    ['type OrderPaper = string;', 'Paper'],
    ['function drawPlan() {}', 'drawPlan'],
    ["it('tells whoever asks', () => {});", 'tells'],
    ['it(`${count} answers`, () => {});', 'answers'],
    ['/** Sends the letter of the order. */', 'letter'],
  ])('would find %s', (text, term) => {
    expect(findLanguageFindings([{ path: 'server/a.ts', text }]).join('\n')).toContain(`"${term}"`);
  });

  it.each([
    'Names have two letters.',
    'Codes of letters and digits.',
    'In capital letters, or letters of 200 %.',
  ])('letters of the alphabet are no emails: %s', (text) => {
    expect(findLanguageFindings([{ path: 'server/a.ts', text: `/** ${text} */` }])).toEqual([]);
  });

  it.each([
    'who comes after a change waits for no page from before',
    'answers are forgotten by their tags',
    'kept pages have their line in the log',
    'what is paid is not taken back',
    'a change in the back office is told to the storefront',
  ])('names of mutation rows: would find “%s”', (name) => {
    const text = `const ROWS = [{ name: '${name}' }];`;
    expect(findLanguageFindings([{ path: 'tests/mutation/a.data.ts', text }])).toHaveLength(1);
  });

  it('comments and alerts of deployment files: are read', () => {
    const text =
      '# Limits the time of\n# those who stay.\n# Nobody waits.\nannotations: { summary: Calls bring no answer }\n';
    expect(findLanguageFindings([{ path: 'deploy/rules.yml', text }])).toEqual([
      expect.stringContaining('deploy/rules.yml:1: comment says "Nobody"'),
      expect.stringContaining('deploy/rules.yml:4: doc says "answer"'),
    ]);
  });

  it('reads pages without their code', () => {
    const page = { path: 'docs/a.md', text: 'A `kept` page.\n\n```\nkept\n```\n\nNobody waits.\n' };
    expect(findLanguageFindings([page])).toEqual([expect.stringContaining('docs/a.md:7: doc says "Nobody"')]);
  });
});
