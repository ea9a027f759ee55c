import { json, type Request, type RequestHandler, type Router } from 'express';
import type { Operation } from '#shared/contract/operation.ts';
import { IDEMPOTENCY_HEADER } from '#shared/domain/order-status.ts';
import { fieldLimits } from '#shared/uploads/read-upload.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseInput } from '#shared/contract/operation-types.ts';
import { operationById, type OperationId, type OperationOf } from '#shared/contract/operations.ts';
import { CART_HEADER, CART_TOKEN } from '#shared/domain/cart-token.ts';
import { DEVICE_HEADER, DEVICE_TOKEN } from '#shared/domain/device-token.ts';
import { AnswerFile } from './answer-file.ts';
import { answerPrivately } from './answer-privately.ts';
import { clientAddress } from './client-address.ts';
import { checkInput } from './check-input.ts';
import { invalidForm, invalidRequest } from './failure.ts';
import { readFormWithFiles, type SentFile, type SentFiles, type Uploads } from './form-with-files.ts';
import { readParams, toExpressPath } from './path-params.ts';
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

/** Who makes a call, and for which site, language and plans. */
export type CallContext = {
  scope: Scope;
  principal: Principal;
  /** Whose session it is; there for every call whose access is `customer`. */
  account: LoggedAccount | undefined;
  /** As it came: read only by operations whose access is `token`. */
  token: string | undefined;
  /** The visitor behind the call, as the storefront reports it. */
  caller: Caller;
  /** Files of a form; empty for operations that take none. */
  files: SentFile[];
};

/** A call as its handler receives it: parameters and body checked against the contract. */
export type Call<Id extends OperationId> = CallContext & {
  params: ParamsOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
};

/** The result of a handler: a file, or the value that becomes the JSON of the response. */
export type Reply<Id extends OperationId> = OperationOf<Id>['isFile'] extends true
  ? AnswerFile
  : ResponseInput<Id>;

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
  /** Responds to calls of an operation with what the handler returns. */
  on<Id extends OperationId>(
    id: Id,
    handler: (call: Call<Id>) => Promise<Reply<Id>>,
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
    on(id, handler, before = []) {
      const operation = operationById(id);
      const parsers = operation.hasFiles ? [] : [json({ limit: BODY_LIMIT })];
      router[operation.method](
        toExpressPath(operation.path),
        answerPrivately(operation),
        ...(operation.access === 'operator' ? [context.limitOperators] : []),
        ...before,
        ...parsers,
        async (request, response) => {
          // The form is read to its end before anything is refused: a response to half a form is lost with the connection.
          const sent = operation.hasFiles
            ? await readFormWithFiles(
                request,
                response,
                context.uploads,
                fieldLimits(operation.hasLongFields),
              )
            : NO_FILES;
          try {
            const made = await readCall(operation, request, context);
            // The schemas that have just read the call are those its types are inferred from.
            const result = await handler({ ...made, files: sent.files } as Call<typeof id>);
            if (result instanceof AnswerFile) result.send(response);
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

/** Reads caller, scope, parameters and body. @throws Failure for what the contract does not allow */
async function readCall(operation: Operation, request: Request, context: Context) {
  const authorization = request.get('authorization');
  const { principal, account } = await readCaller(operation.access, authorization, context.keys);
  const asked = await readScope(context.book, request.query, operation.path === '/site');
  if (account && account.siteId !== asked.siteId) throw tokenFault('invalid_token');
  const params = readParams(operation.path, request.params);
  if (typeof params['customer_id'] === 'string') requireOwn(account, params['customer_id']);
  return {
    scope: { ...asked, discount: account?.discount },
    principal,
    account,
    token: bearerToken(authorization),
    caller: callerOf(request),
    params,
    query: checkInput(operation.query, request.query),
    body: checkInput(operation.body, request.body, operation.isForm ? invalidForm : invalidRequest),
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
