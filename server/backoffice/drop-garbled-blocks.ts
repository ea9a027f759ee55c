import type { Logger } from 'pino';
import { pageBlock } from '#shared/contract/page-block.ts';

/**
 * An answer whose blocks are all blocks: unknown and garbled ones are logged and left out, the page goes on without
 * them (CT-01). Looks for pages where the contract has them; anything else passes as it is.
 */
export function dropGarbledBlocks(answer: unknown, logger: Logger): unknown {
  if (!isObject(answer)) return answer;
  if (isObject(answer['page'])) return { ...answer, page: dropGarbledBlocks(answer['page'], logger) };
  const { blocks } = answer;
  if (!Array.isArray(blocks)) return answer;
  const kept = blocks.filter((block: unknown, index) => {
    const parsed = pageBlock.safeParse(block);
    if (parsed.success) return true;
    const [issue] = parsed.error.issues;
    logger.warn(
      { page: answer['id'], block: index, at: issue?.path.join('.'), issue: issue?.message },
      'block skipped',
    );
    return false;
  });
  return { ...answer, blocks: kept };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
