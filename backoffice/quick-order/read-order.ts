import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { MAX_LIST_LINES } from '#shared/contract/quick-order.ts';
import { findArticles, type Found } from './find-articles.ts';
import { guessColumns, sampleOf, type Columns, type Guess } from './guess-columns.ts';
import { isKnownText, judgeLines, type JudgedLine } from './judge-lines.ts';
import { parseList, type ParsedList } from './parse-list.ts';
import { readFacts } from './read-facts.ts';
import { bodyOf, keysOf, readRows, textsToFind } from './read-list.ts';
import type { StoredList } from './stored-lists.ts';

export type ReadOrder =
  /** The visitor must confirm the columns first. */
  | { kind: 'question'; parsed: ParsedList; guess: Guess }
  | {
      kind: 'read';
      parsed: ParsedList;
      columns: Columns | null;
      lines: JudgedLine[];
      /** Lines without a reference, and lines beyond the maximum. */
      ignored: number;
      leftOut: number;
    };

/** Reads a stored list with current prices, stock and successors. */
export async function readOrder(
  db: Kysely<Schema>,
  scope: Scope,
  list: StoredList,
  asksColumns = false,
): Promise<ReadOrder> {
  const parsed = parseList(list.source);
  const guess = await guessOf(db, scope, parsed);
  const columns = list.columns ?? toColumns(guess);
  const isTable = parsed.kind === 'table' && parsed.width > 1;
  if (isTable && (asksColumns || (!list.columns && !guess.isSure)))
    return { kind: 'question', parsed, guess: { ...guess, ...list.columns } };
  const body = bodyOf(parsed, list.columns ?? guess);
  const rows = body.slice(0, MAX_LIST_LINES);
  const table = { columns, width: parsed.width };
  const found = await findArticles(db, scope, keysOf(textsToFind(rows, table)));
  const read = readRows(rows, table, (text) => isKnownText(text, found));
  const facts = await readFacts(db, scope, idsOf(found));
  const lines = judgeLines(read, { found, facts });
  return {
    kind: 'read',
    parsed,
    columns,
    lines,
    ignored: read.length - lines.length,
    leftOut: body.length - rows.length,
  };
}

/** Guessed columns of a table; null for a list of lines. */
function toColumns({ hasHead, reference, quantity }: Guess): Columns | null {
  return reference === null || quantity === null ? null : { hasHead, reference, quantity };
}

async function guessOf(db: Kysely<Schema>, scope: Scope, parsed: ParsedList): Promise<Guess> {
  const samples = Array.from({ length: parsed.width }, (_, column) => sampleOf(parsed, column));
  const found = await findArticles(db, scope, keysOf(samples.flat()));
  return guessColumns(
    parsed,
    (column) => samples[column]?.filter((text) => isKnownText(text, found)).length ?? 0,
  );
}

function idsOf(found: ReadonlyMap<string, Found>): { parts: number[]; variants: number[] } {
  const ids = { part: new Set<number>(), product: new Set<number>() };
  for (const hit of found.values()) if ('id' in hit) ids[hit.kind].add(hit.id);
  return { parts: [...ids.part], variants: [...ids.product] };
}
