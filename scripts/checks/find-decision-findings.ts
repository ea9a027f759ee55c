import { basename } from 'node:path';

type DecisionRecord = { path: string; text: string };

/** Maximum length of a record in words, without diagrams. */
export const MAX_WORDS = 300;

const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences'] as const;
const TITLE = /^# (\d+)\. \S/;
const STATUS = /^- \*\*Status\*\*: (accepted|superseded by \[(\d+)\]\(|retired: see \[)/m;
const DATE = /^- \*\*Date\*\*: \d{4}-\d\d-\d\d$/m;
const STUB_LINES = 3;

/**
 * Lists the decision records without title, status, date or a section, those over `MAX_WORDS`, and those that the index
 * lacks or lists under the wrong heading. A record that is no longer valid is a stub: title, status and date.
 */
export function findDecisionFindings(records: readonly DecisionRecord[], index: string): string[] {
  const texts = new Map(records.map(({ path, text }) => [numberOf(path), text]));
  return records.flatMap(({ path, text }) => {
    const [, status, successor] = STATUS.exec(text) ?? [];
    const isValid = status === 'accepted';
    return [
      ...(Number(TITLE.exec(text)?.[1]) === numberOf(path) ? [] : ['has no title with its number']),
      ...(status === undefined ? ['has no status'] : []),
      ...(DATE.test(text) ? [] : ['has no date']),
      ...(isValid || status === undefined ? findSectionFindings(text) : findStubFindings(text)),
      ...(successor === undefined ? [] : findSuccessorFindings(path, texts.get(Number(successor)))),
      ...findIndexFindings(path, index, isValid),
    ].map((finding) => `${path}: ${finding}`);
  });
}

/** Finds sections that are missing, empty or out of order, and records that are too long. */
function findSectionFindings(text: string): string[] {
  const [, ...sections] = text.split(/^## /m);
  const headings = sections.map((section) => section.split('\n', 1)[0]);
  const words = text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\s+/)
    .filter(Boolean).length;
  return [
    ...(headings.join() === SECTIONS.join() ? [] : [`its sections are not ${SECTIONS.join(', ')}`]),
    ...sections.filter((section) => section.trim().split('\n').length < 2).map(() => 'has an empty section'),
    ...(words > MAX_WORDS ? [`has ${words} words, ${MAX_WORDS} at most`] : []),
  ];
}

function findStubFindings(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  return lines === STUB_LINES ? [] : ['is not valid any more, and no stub of title, status and date'];
}

function findSuccessorFindings(path: string, successor: string | undefined): string[] {
  const status = successor?.split('\n').find((line) => STATUS.test(line)) ?? '';
  return status.includes('supersedes') && status.includes(`(${basename(path)})`)
    ? []
    : ['its successor does not name it'];
}

function findIndexFindings(path: string, index: string, isValid: boolean): string[] {
  const [valid = '', superseded = ''] = index.split(/^## Superseded$/m);
  const link = `(${basename(path)})`;
  const count = index.split(link).length - 1;
  return count === 1 && (isValid ? valid : superseded).includes(link)
    ? []
    : ['is not listed once in the README, under its subject or under Superseded'];
}

function numberOf(path: string): number {
  return Number.parseInt(basename(path), 10);
}
