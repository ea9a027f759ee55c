import { json, type Request, type RequestHandler, type Router } from 'express';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseInput } from '#shared/contract/operation-types.ts';
import { operationById, type OperationId, type OperationOf } from '#shared/contract/operations.ts';
import { CART_HEADER, CART_TOKEN } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER, DEVICE_TOKEN } from '#shared/domain/device-token.ts';
import { nameOperation } from './access-log.ts';
import { FileResponse } from './file-response.ts';
import { JsonResponse } from './json-response.ts';
import { setPrivateCacheControl } from './set-private-cache-control.ts';
import { clientAddress } from './client-address.ts';
import { checkInput, checkRecord } from './check-input.ts';
import { invalidForm, invalidRequest } from './failure.ts';
import { readFormWithFiles, type SentFile, type SentFiles, type Uploads } from './form-with-files.ts';
import { readOperatorCookie } from './operator-cookie.ts';
import { paramsSchema, toExpressPath } from './path-params.ts';
import {
  bearerToken,
  readCaller,
  tokenError,
  type Keys,
  requireOwn,
  type LoggedAccount,
  type Operator,
  type Principal,
} from './principal.ts';
import { isFromOwnPage, readOwnOrigin } from './refuse-other-sites.ts';
import { readScope, type Scope, type SalesPlanCache } from './scope.ts';

export type CallContext = {
  scope: Scope;
  principal: Principal;
  /** Account of the session; always set when the access is `customer`. */
  account: LoggedAccount | undefined;
  /** The unverified token of an operator's session cookie. */
  operatorSession: string | undefined;
  /** Set for operators; always when the access is `operator`. */
  operator: Operator | undefined;
  /** The unverified token, for operations whose access is `token`. */
  token: string | undefined;
  /** Entity tags that the stored record must have, as sent. */
  ifMatch: string | undefined;
  /** Origin of the page of the back office that sent the request; `undefined` for programs and other sites. */
  ownOrigin: string | undefined;
  /** The visitor as the storefront reports it. */
  caller: Caller;
  files: SentFile[];
};

/** A request as its handler receives it, validated against the contract. */
export type Call<Id extends OperationId> = CallContext & {
  params: ParamsOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
};

/** Result of a handler: a file, or the JSON value of the response, with headers where it has any. */
export type Reply<Id extends OperationId> = OperationOf<Id>['isFile'] extends true
  ? FileResponse
  : ResponseInput<Id> | JsonResponse<ResponseInput<Id>>;

/** Visitor id, cart token and address of the visitor. */
export type Caller = {
  visitorId: string | undefined;
  cartToken: string | undefined;
  deviceToken: string | undefined;
  /** Identifies one submission; a repeated request has the same key. */
  idempotencyKey: string | undefined;
  address: string;
  /** `User-Agent` of the request. */
  browser: string;
};

export type OperationServer = {
  on<Id extends OperationId>(
    id: Id,
    handler: (call: Call<Id>) => Promise<Reply<Id>>,
    /** Runs before the body is read. */
    before?: RequestHandler[],
  ): void;
};

type Context = {
  salesPlanCache: SalesPlanCache;
  keys: Keys;
  limitOperators: RequestHandler;
  uploads: Uploads;
};

const BODY_LIMIT = '64kb';
/** Records of operators: a product with energy data of fifty sizes. */
const RECORD_LIMIT = '1mb';
const VISITOR_ID = /^[\w-]{16,64}$/;

/** Registers operations on a router. All checks of the contract run before the handler. */
export function createOperationServer(router: Router, context: Context): OperationServer {
  return {
    on(id, handler, before = []) {
      const operation = operationById(id);
      const params = paramsSchema(operation.path);
      const parsers = operation.hasFiles
        ? []
        : [json({ limit: operation.access === 'operator' ? RECORD_LIMIT : BODY_LIMIT })];
      router[operation.method](
        toExpressPath(operation.path),
        nameOperation(id),
        setPrivateCacheControl(operation),
        ...(operation.access === 'operator' ? [context.limitOperators] : []),
        ...before,
        ...parsers,
        async (request, response) => {
          // Files of operators are large: the token is checked before one is read. Node reads the rest of a refused form.
          if (operation.hasFiles && operation.access === 'operator')
            await readCaller(operation, credentialsOf(request), context.keys);
          // The form is read completely before other refusals: the connection would lose a response to a partial form.
          const sent = operation.hasFiles
            ? await readFormWithFiles(request, response, context.uploads, operation)
            : NO_FILES;
          try {
            const call = await readCall(operation, request, { params, context });
            // Safe: the types are inferred from the schemas that have parsed the request.
            const result = await handler({ ...call, files: sent.files } as Call<typeof id>);
            if (result instanceof FileResponse) result.send(response);
            else if (result instanceof JsonResponse) response.set(result.headers).json(result.body);
            else response.json(result);
          } finally {
            await sent.remove();
          }
        },
      );
    },
  };
}

const NO_FILES: SentFiles = { files: [], remove: async () => {} };

/** Reads caller, scope, parameters and body. @throws Failure for a request that violates the contract */
async function readCall(
  operation: Operation,
  request: Request,
  { params, context }: { params: ReturnType<typeof paramsSchema>; context: Context },
) {
  const credentials = credentialsOf(request);
  const { authorization, operatorSession } = credentials;
  const { principal, account, operator } = await readCaller(operation, credentials, context.keys);
  const scope = await readScope(context.salesPlanCache, request.query, operation.path === '/site');
  if (account && account.siteId !== scope.siteId) throw tokenError('invalid_token');
  const inPath = checkInput(params, request.params);
  if (typeof inPath['customer_id'] === 'string') requireOwn(account, inPath['customer_id']);
  return {
    scope: { ...scope, discount: account?.discount },
    principal,
    account,
    operator,
    token: bearerToken(authorization),
    operatorSession,
    ifMatch: request.get('if-match'),
    ownOrigin: readOwnOrigin(request),
    caller: callerOf(request),
    params: inPath,
    query: checkInput(operation.query, request.query),
    body: checkBody(operation, request.body),
  };
}

function credentialsOf(request: Request) {
  return {
    authorization: request.get('authorization'),
    operatorSession: readOperatorCookie(request),
    isOwnPage: isFromOwnPage(request),
  };
}

/** Visitors' browsers may send further fields; an operator's would be lost. */
function checkBody({ body, access, isForm }: Operation, value: unknown): Record<string, unknown> {
  if (access === 'operator' && body !== NO_FIELDS) return checkRecord(body, value);
  return checkInput(body, value, isForm ? invalidForm : invalidRequest);
}

/** Trusts these headers: only the storefront reaches this port, and its proxy drops them from browser requests. */
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
    browser: request.get('user-agent') ?? '',
  };
}
