import { Redis } from 'ioredis';
import { unpackEntry } from '#server/page-cache/pack-entry.ts';

/** All values of a Redis, one text per key, pages decompressed. */
export async function readStore(url: string): Promise<Map<string, string>> {
  const redis = new Redis(url);
  const texts = new Map<string, string>();
  for (const key of await redis.keys('*')) {
    const isText = (await redis.type(key)) === 'string';
    const value = isText
      ? await toText(await redis.getBuffer(key))
      : JSON.stringify(await redis.hgetall(key));
    texts.set(key, value);
  }
  redis.disconnect();
  return texts;
}

/** Locks and counters are not pages. */
async function toText(value: Buffer | null): Promise<string> {
  try {
    const { entry } = await unpackEntry(value ?? Buffer.alloc(0));
    return JSON.stringify(entry.headers) + entry.bodies.identity.toString();
  } catch {
    return value?.toString('latin1') ?? '';
  }
}
