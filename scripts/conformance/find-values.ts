import { z } from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { CallFailed, type Tester } from './create-tester.ts';
import type { Sent } from './send-request.ts';

const entity = z.looseObject({ id: z.number().optional() });
const list = z.looseObject({ items: z.array(entity) });

/** Entities of the back office under test, so that requests do not depend on ids of the demo data. */
export type Values = {
  /** Entities that a list returns; fetched once. */
  list(id: OperationId, sent?: Sent): Promise<z.infer<typeof entity>[]>;
  /** An entity by its id; fetched once. */
  record(id: OperationId, sent: Sent): Promise<unknown>;
  /** Id of the first entity of a list. @throws NothingToTry when it is empty */
  firstId(id: OperationId, sent?: Sent): Promise<number>;
  /** Text field of the first entity of a list. @throws NothingToTry */
  firstText(id: OperationId, field: string, sent?: Sent): Promise<string>;
};

/** The back office has no entity that the operation could be tried with. */
export class NothingToTry extends Error {}

export function createValues(tester: Tester): Values {
  const known = new Map<string, Promise<unknown>>();
  const read = (id: OperationId, sent: Sent): Promise<unknown> => {
    const key = `${id} ${JSON.stringify(sent)}`;
    const reading = known.get(key) ?? tester.call(id, sent);
    known.set(key, reading);
    return reading;
  };
  const values: Values = {
    async list(id, sent = {}) {
      const parsed = list.safeParse(await read(id, sent));
      return parsed.success ? parsed.data.items : [];
    },
    record: read,
    async firstId(id, sent) {
      const found = (await listOrNothing(values, id, sent)).find((item) => item.id !== undefined)?.id;
      if (found === undefined) throw new NothingToTry(`${id} lists nothing`);
      return found;
    },
    async firstText(id, field, sent) {
      const found = (await listOrNothing(values, id, sent))[0]?.[field];
      if (typeof found !== 'string') throw new NothingToTry(`${id} lists nothing`);
      return found;
    },
  };
  return values;
}

async function listOrNothing(values: Values, id: OperationId, sent?: Sent) {
  try {
    return await values.list(id, sent);
  } catch (error) {
    if (error instanceof CallFailed) throw new NothingToTry(`${id} failed`);
    throw error;
  }
}
