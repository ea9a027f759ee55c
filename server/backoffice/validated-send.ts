import type { Logger } from 'pino';
import { UnavailableError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import { dropGarbledBlocks } from './drop-garbled-blocks.ts';

/** Checks every response against the contract before it is used. @throws UnavailableError `invalid_response` */
export function createValidatedSend(send: Send, logger: Logger): Send {
  return async (call) => {
    const answer = await send(call);
    const operation = matchOperation(call.method, `/${call.path}`);
    if (!operation) throw new Error(`The contract has no call ${call.method} ${call.path}.`);
    const parsed = operation.answer.safeParse(
      WITH_BLOCKS.has(operation.id) ? dropGarbledBlocks(answer, logger) : answer,
    );
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    logger.error({ call: operation.id, at: issue?.path.join('.'), issue: issue?.message }, 'unusable answer');
    throw new UnavailableError('invalid_response');
  };
}

const WITH_BLOCKS = new Set(['GET /page/{id}', 'GET /preview/{id}']);
