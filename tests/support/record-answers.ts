import { matchOperation } from '#shared/contract/match-operation.ts';
import { listSpots, type Spot } from './answer-spots.ts';
import type { RelayedCall } from './start-relay.ts';

/** An answer that a page was made of, with its places by what they are: those of all items of a list together. */
export type RecordedAnswer = { path: string; call: string; body: unknown; groups: Spot[][] };

const API = '/api/v1';
const OWN_HEADERS = new Set(['host', 'connection', 'accept-encoding']);
/** What every other call is asked by: with other numbers the back office refuses them all. */
const KEYS = /^(?:items(?:\.\*)?|items\.\*\.salesplan(?:\.\*)?|items\.\*\.salesplan\.\*\.(?:id|target))?$/;

/** Asks the back office again what a page asked, and gives the answers that have a schema. */
export async function recordAnswers(
  backofficeUrl: string,
  calls: readonly RelayedCall[],
): Promise<RecordedAnswer[]> {
  const reads = calls.filter(({ method, url }) => method === 'GET' && url.startsWith(API));
  const unique = new Map(reads.map((call) => [pathOf(call.url), call]));
  const answers = await Promise.all([...unique.values()].map((call) => record(backofficeUrl, call)));
  return answers.flatMap((answer) => answer ?? []);
}

/** A call's path without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

async function record(
  backofficeUrl: string,
  { url, headers }: RelayedCall,
): Promise<RecordedAnswer | undefined> {
  const operation = matchOperation('GET', pathOf(url).slice(API.length));
  if (!operation || operation.fileType !== undefined) return undefined;
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
  );
  const answer = await fetch(backofficeUrl + url, { headers: sent });
  if (answer.status !== 200) return undefined;
  const body: unknown = await answer.json();
  const groups = new Map<string, Spot[]>();
  for (const spot of listSpots(operation.answer, body)) {
    const key = spot.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (operation.id === 'GET /site' && KEYS.test(key)) continue;
    groups.set(key, [...(groups.get(key) ?? []), spot]);
  }
  return { path: pathOf(url), call: operation.id, body, groups: [...groups.values()] };
}
