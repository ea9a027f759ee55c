import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { PurgedTags } from './purge-log.ts';

/** What one node tells the others: the how manieth purge it is, and what of. */
type Message = { from: string; tags: PurgedTags; count: number };

type ChannelOptions = {
  /** Listens and does nothing else, as the store wants it. */
  ears: Redis;
  /** This node's own name, by which it knows what it has said itself. */
  node: string;
  channel: string;
  /** How many purges there have been, by the store. */
  readCount: () => Promise<number | undefined>;
  onPurge: (tags: PurgedTags) => void;
};

const RETRY_MS = 200;

export type PurgeChannel = {
  /**
   * The number of the last purge this node has dealt with; `undefined` while it does not listen, or does not know what
   * it has missed.
   */
  heard(): number | undefined;
  /** This node has purged by itself, and the store has given it a number. */
  said(count: number): void;
};

/** Hears what other nodes purge. What was missed is made up for by forgetting everything. */
export function listenForPurges(options: ChannelOptions): PurgeChannel {
  const { ears, node, channel, readCount, onPurge } = options;
  let heard: number | undefined;
  let last: number | undefined;
  let connection = 0;

  /** What was said while nobody listened is not repeated. */
  const catchUp = async (mine: number): Promise<void> => {
    await ears.subscribe(channel);
    const isOver = () => mine !== connection;
    const count = await readUntil(isOver);
    if (isOver()) return;
    if (count !== last) onPurge('all');
    heard = last = count;
  };
  /** The count, asked for again while the store does not tell it. */
  const readUntil = async (isOver: () => boolean): Promise<number | undefined> => {
    let count = await readCount();
    while (count === undefined && !isOver()) {
      await wait(RETRY_MS, undefined, { ref: false });
      count = await readCount();
    }
    return count;
  };
  ears.on('ready', () => {
    connection += 1;
    catchUp(connection).catch(() => undefined);
  });
  ears.on('close', () => {
    connection += 1;
    heard = undefined;
  });
  ears.on('message', (_channel, text) => {
    const message = readMessage(text);
    if (!message) return;
    const isOwn = message.from === node;
    if (!isOwn) onPurge(message.tags);
    // Before that nothing is known to be missing; what we have said ourselves we may know already.
    if (heard === undefined || (isOwn && message.count <= heard)) return;
    // One that is not the next one says that some were missed, or that the store has lost its count.
    if (message.count !== heard + 1) onPurge('all');
    heard = last = message.count;
  });
  return {
    heard: () => heard,
    said(count) {
      if (heard !== undefined && count === heard + 1) heard = last = count;
    },
  };
}

/** `undefined`: somebody else has spoken on our channel. */
function readMessage(text: string): Message | undefined {
  try {
    const { from, tags, count } = JSON.parse(text) as Partial<Message>;
    const isList = tags === 'all' || (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'));
    return typeof from === 'string' && typeof count === 'number' && isList
      ? { from, tags, count }
      : undefined;
  } catch {
    return undefined;
  }
}
