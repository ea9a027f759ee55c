import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent as createFilteringAgent } from 'request-filtering-agent';
import type { WebhookRules } from './webhooks.ts';

export type Message = { url: string; headers: Record<string, string>; body: string };

/** Result of an attempt. `status`: `null` without a response. */
export type Attempt = { status: number | null; detail: string };

const TIMEOUT_MS = 10_000;
const MAX_DETAIL = 500;
/** Services of cloud machines that hand out credentials. */
const CREDENTIAL_SERVICES = [
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  'fd00:ec2::254',
];

/**
 * Posts a message and follows no redirect. The address that a name leads to is checked at the connection, so that a
 * receiver's name cannot lead into the own network later. Never rejects.
 */
export async function postMessage(
  { url, headers, body }: Message,
  { allowsPrivateAddresses }: WebhookRules,
): Promise<Attempt> {
  const agent = createFilteringAgent(url, {
    allowPrivateIPAddress: allowsPrivateAddresses,
    denyIPAddressList: CREDENTIAL_SERVICES,
  });
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  try {
    const request = send(url, { method: 'POST', headers, agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const response = await readResponse(request, body);
    const detail = await readStart(response);
    return { status: response.statusCode ?? null, detail };
  } catch (error) {
    return { status: null, detail: explain(error) };
  } finally {
    agent.destroy();
  }
}

function readResponse(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}

/** The start of the body, in characters that a log may show; the rest is not read. */
async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length >= MAX_DETAIL) break;
  }
  response.destroy();
  return text
    .slice(0, MAX_DETAIL)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `no response in ${TIMEOUT_MS / 1000} s`;
  return error.message.slice(0, MAX_DETAIL);
}
