import type { IncomingMessage } from 'node:http';
import type { ErrorBody } from '#shared/api/api-error.ts';

/** Characters. What a refusal says is shorter by far. */
const LONGEST = 4096;

/** What an answer that is passed on says of its failure, read on its way; nothing where it is too long or no JSON. */
export function readErrorBody(answer: IncomingMessage): Promise<ErrorBody> {
  return new Promise((resolve) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.length > LONGEST) settle();
    };
    const settle = (): void => {
      answer.off('data', read);
      resolve(parse(text));
    };
    answer.on('data', read);
    answer.once('close', settle);
    answer.once('end', settle);
  });
}

function parse(text: string): ErrorBody {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
