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
  // Real subclasses: V8 then knows how many fields their objects will have.
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = inheritFrom(app.request, Request.prototype);
  app.response = inheritFrom(app.response, Response.prototype);
  return createServer({ ...limits, IncomingMessage: Request, ServerResponse: Response }, listener);
}

/** Puts Express's methods between a class and what it extends, and gives what Express then takes for its own. */
function inheritFrom<Methods extends object>(methods: Methods, prototype: object): Methods {
  return Object.setPrototypeOf(prototype, methods) as Methods;
}
