import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { InvalidatedTags } from './invalidation-log.ts';

/** An invalidation that one node publishes to the others; `count` is its sequence number. */
type Message = { from: string; tags: InvalidatedTags; count: number };

type ChannelOptions = {
  /** A connection that only subscribes, as Redis requires. */
  subscriber: Redis;
  /** The id of this node: identifies its own messages. */
  node: string;
  channel: string;
  /** Reads the number of invalidations from Redis. */
  readCount: () => Promise<number | undefined>;
  onInvalidate: (tags: InvalidatedTags) => void;
};

const RETRY_MS = 200;

export type InvalidationChannel = {
  /**
   * Sequence number of the last invalidation that this node has applied; `undefined` while it is not subscribed, or
   * may have missed some.
   */
  lastSeq(): number | undefined;
  /** Records an invalidation of this node under its sequence number. */
  ackSeq(count: number): void;
};

/** Subscribes to the invalidations of other nodes. A gap in the sequence invalidates everything. */
export function listenForInvalidations(options: ChannelOptions): InvalidationChannel {
  const { subscriber, node, channel, readCount, onInvalidate } = options;
  let lastSeq: number | undefined;
  let knownSeq: number | undefined;
  let connection = 0;

  /** Messages published while no connection was subscribed are lost. */
  const catchUp = async (mine: number): Promise<void> => {
    await subscriber.subscribe(channel);
    const isOver = () => mine !== connection;
    const count = await readUntil(isOver);
    if (isOver()) return;
    if (count !== knownSeq) onInvalidate('all');
    lastSeq = knownSeq = count;
  };
  /** Reads the count, with retries while Redis does not give it. */
  const readUntil = async (isOver: () => boolean): Promise<number | undefined> => {
    let count = await readCount();
    while (count === undefined && !isOver()) {
      await wait(RETRY_MS, undefined, { ref: false });
      count = await readCount();
    }
    return count;
  };
  subscriber.on('ready', () => {
    connection += 1;
    catchUp(connection).catch(() => undefined);
  });
  subscriber.on('close', () => {
    connection += 1;
    lastSeq = undefined;
  });
  subscriber.on('message', (_channel, text) => {
    const message = readMessage(text);
    if (!message) return;
    const isOwn = message.from === node;
    if (!isOwn) onInvalidate(message.tags);
    // Before the first count no gap can be seen. An own message may have been acknowledged already.
    if (lastSeq === undefined || (isOwn && message.count <= lastSeq)) return;
    // A gap: messages were missed, or Redis has lost its count.
    if (message.count !== lastSeq + 1) onInvalidate('all');
    lastSeq = knownSeq = message.count;
  });
  return {
    lastSeq: () => lastSeq,
    ackSeq(count) {
      if (lastSeq !== undefined && count === lastSeq + 1) lastSeq = knownSeq = count;
    },
  };
}

/** Returns `undefined` for a message of another program. */
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
