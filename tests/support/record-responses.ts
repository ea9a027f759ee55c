import { matchOperation } from '#shared/contract/match-operation.ts';
import { listPositions, type ResponsePosition } from './response-positions.ts';
import type { Relay } from './start-relay.ts';

/**
 * A response that a page was rendered from, with its positions grouped by kind: those of all items of a
 * list together.
 */
export type RecordedResponse = { path: string; call: string; body: unknown; groups: ResponsePosition[][] };

const API = '/api/v1';
/** Keys that later calls use as parameters: with other values the back office refuses these calls. */
const KEYS = /^(?:items(?:\.\*)?|items\.\*\.salesplan(?:\.\*)?|items\.\*\.salesplan\.\*\.(?:id|target))?$/;

/** Records the responses with a schema that pass a relay during an action, one per path. */
export async function recordResponses(relay: Relay, act: () => Promise<void>): Promise<RecordedResponse[]> {
  const bodies = new Map<string, unknown>();
  relay.rewrite = ({ method, url }, body) => {
    if (method === 'GET' && url.startsWith(API)) bodies.set(pathOf(url), body);
    return body;
  };
  await act();
  relay.rewrite = undefined;
  return [...bodies].flatMap(([path, body]) => toRecorded(path, body) ?? []);
}

/** A call's path without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function toRecorded(path: string, body: unknown): RecordedResponse | undefined {
  const operation = matchOperation('GET', path.slice(API.length));
  if (!operation || operation.fileType !== undefined) return undefined;
  const groups = new Map<string, ResponsePosition[]>();
  for (const position of listPositions(operation.response, body)) {
    const key = position.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (operation.id === 'GET /site' && KEYS.test(key)) continue;
    groups.set(key, [...(groups.get(key) ?? []), position]);
  }
  return { path, call: operation.id, body, groups: [...groups.values()] };
}
