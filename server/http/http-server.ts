import {
  createServer,
  IncomingMessage,
  ServerResponse,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Express } from 'express';

/** From this version on a changed prototype costs node:http next to nothing. */
const FAST_SINCE = 24;

/**
 * An HTTP server for an Express application. Express gives every request and response another prototype, which before
 * Node 24 slows all of node:http down: there they are made with it from the start (decision 38).
 */
export function createHttpServer(app: Express, listener: RequestListener, limits: ServerOptions): Server {
  if (Number(process.versions.node.split('.', 1)[0]) >= FAST_SINCE) return createServer(limits, listener);
  return createServer(
    {
      ...limits,
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
    },
    listener,
  );
}

/** The same class, whose objects are born with a prototype that inherits from its own. */
function withPrototype<Class extends object>(base: Class, prototype: object): Class {
  function Made(...args: unknown[]): object {
    return Reflect.construct(base as unknown as () => object, args, Made) as object;
  }
  Made.prototype = prototype;
  return Made as unknown as Class;
}
