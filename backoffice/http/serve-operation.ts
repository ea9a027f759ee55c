import { json, type Request, type RequestHandler, type Router } from 'express';
import type { Operation } from '#shared/contract/operation.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { fieldLimits } from '#shared/uploads/read-upload.ts';
import { operationById } from '#shared/contract/operations.ts';
import { CART_HEADER, CART_TOKEN } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER, DEVICE_TOKEN } from '#shared/domain/device-token.ts';
import type { z } from 'zod';
import { AnswerFile } from './answer-file.ts';
import { answerPrivately } from './answer-privately.ts';
import { clientAddress } from './client-address.ts';
import { invalidForm, invalidRequest, type Failure } from './failure.ts';
import { fieldErrors, findUnstorableText } from './field-errors.ts';
import { readFormWithFiles, type SentFile, type SentFiles, type Uploads } from './form-with-files.ts';
import { pathParams, toExpressPath } from './path-params.ts';
import {
  bearerToken,
  readCaller,
  tokenFault,
  type Keys,
  requireOwn,
  type LoggedAccount,
  type Principal,
} from './principal.ts';
import { readScope, type Scope, type SiteBook } from './scope.ts';

/** A call as its handler sees it: parameters checked against the contract, and whom it is for. */
export type Call<Query, Body> = {
  scope: Scope;
  principal: Principal;
  /** Whose session it is; there for every call whose access is `customer`. */
  account: LoggedAccount | undefined;
  /** As it came: to be looked at only by calls whose access is `token`. */
  token: string | undefined;
  /** Who is behind it, as the storefront says. */
  caller: Caller;
  /** The number in the path, whatever it is called; 0 when there is none. */
  id: number;
  query: Query;
  body: Body;
  /** What came with a form; operations that take none have none. */
  files: SentFile[];
};

/** The visitor's random number and what opens his cart, if the storefront gave him some, and where he calls from. */
export type Caller = {
  visitorId: string | undefined;
  cartToken: string | undefined;
  /** Names a browser with a past login. */
  deviceToken: string | undefined;
  /** Names one press of a button: a request that comes again bears the same. */
  idempotencyKey: string | undefined;
  address: string;
};

export type OperationServer = {
  /** Answers the operation of that id with what the handler gives. */
  on<Query = unknown, Body = unknown>(
    operationId: string,
    handler: (call: Call<Query, Body>) => Promise<unknown>,
    /** Run before anything of the body is read. */
    before?: RequestHandler[],
  ): void;
};

type Context = {
  book: SiteBook;
  keys: Keys;
  /** Ends the guessing of operator tokens. */
  limitOperators: RequestHandler;
  uploads: Uploads;
};

const BODY_LIMIT = '64kb';
const VISITOR_ID = /^[\w-]{16,64}$/;

/** Registers operations on a router: every check the contract asks for comes before the handler. */
export function createOperationServer(router: Router, context: Context): OperationServer {
  return {
    on(operationId, handler, before = []) {
      const operation = operationById(operationId);
      const params = pathParams(operation.path);
      const parsers = operation.hasFiles ? [] : [json({ limit: BODY_LIMIT })];
      router[operation.method](
        toExpressPath(operation.path),
        answerPrivately(operation),
        ...(operation.access === 'operator' ? [context.limitOperators] : []),
        ...before,
        ...parsers,
        async (request, response) => {
          // To its end before anything is refused: an answer to half a form is lost with the connection.
          const sent = operation.hasFiles
            ? await readFormWithFiles(
                request,
                response,
                context.uploads,
                fieldLimits(operation.hasLongFields),
              )
            : NO_FILES;
          try {
            const call = await readCall(operation, request, { params, context });
            const answer = await handler({ ...call, files: sent.files });
            if (answer instanceof AnswerFile) answer.send(response);
            else response.json(answer);
          } finally {
            await sent.remove();
          }
        },
      );
    },
  };
}

const NO_FILES: SentFiles = { files: [], remove: async () => {} };

/** Reads caller, site, parameters and body. @throws Failure for what the contract does not allow */
async function readCall(
  operation: Operation,
  request: Request,
  { params, context }: { params: z.ZodType<Record<string, string | number>>; context: Context },
) {
  const authorization = request.get('authorization');
  const { principal, account } = await readCaller(operation.access, authorization, context.keys);
  const asked = await readScope(context.book, request.query, operation.path === '/site');
  if (account && account.siteId !== asked.siteId) throw tokenFault('invalid_token');
  const inPath = check(params, request.params);
  if (typeof inPath['customer_id'] === 'string') requireOwn(account, inPath['customer_id']);
  return {
    scope: { ...asked, discount: account?.discount },
    principal,
    account,
    token: bearerToken(authorization),
    caller: callerOf(request),
    id: Object.values(inPath).find((value) => typeof value === 'number') ?? 0,
    // The contract has checked query and body against the schemas the handler's types are inferred from.
    query: check(operation.query, request.query) as never,
    body: check(operation.body, request.body, operation.isForm ? invalidForm : invalidRequest) as never,
  };
}

/** Only the storefront reaches this port: browsers' headers of these names never pass its proxy. */
function callerOf(request: Request): Caller {
  const visitorId = request.get('x-visitor-id');
  const cartToken = request.get(CART_HEADER);
  const deviceToken = request.get(DEVICE_HEADER);
  const idempotencyKey = request.get(IDEMPOTENCY_HEADER);
  return {
    deviceToken: deviceToken && DEVICE_TOKEN.test(deviceToken) ? deviceToken : undefined,
    cartToken: cartToken && CART_TOKEN.test(cartToken) ? cartToken : undefined,
    idempotencyKey: idempotencyKey && VISITOR_ID.test(idempotencyKey) ? idempotencyKey : undefined,
    visitorId: visitorId && VISITOR_ID.test(visitorId) ? visitorId : undefined,
    address: clientAddress(request),
  };
}

function check<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  refuse: (errors: Record<string, string>) => Failure = invalidRequest,
): z.infer<Schema> {
  if (!schema) return undefined as z.infer<Schema>;
  const given = value ?? {};
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw refuse(fieldErrors(parsed.error, given));
  const unstorable = findUnstorableText(parsed.data);
  if (unstorable !== undefined) throw refuse({ [unstorable]: 'invalid_format' });
  return parsed.data;
}
