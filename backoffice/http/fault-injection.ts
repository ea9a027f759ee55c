import { setTimeout as wait } from 'node:timers/promises';
import { json, Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { invalidRequest } from './failure.ts';
import { fieldErrors } from './field-errors.ts';

const injection = z.object({
  mode: z.enum(['none', 'slow', 'error', 'html', 'half', 'huge', 'hang-up']),
  /** Milliseconds, for `slow`. */
  delay: z.number().int().min(0).max(60_000).default(5000),
  /** Affects only operations whose path, without the base path of the API, starts with this. */
  path: z.string().default('/'),
  status: z.number().int().min(500).max(599).default(500),
});
type Injection = z.infer<typeof injection>;

/**
 * Injects faults for tests: `POST /demo/faults`. Available only with demo data, on the port of the back office,
 * which no proxy exposes.
 */
export function createFaultInjection(): { control: Router; inject: RequestHandler } {
  let current: Injection | undefined;
  const control = Router();
  control.post('/demo/faults', json(), (request, response) => {
    const parsed = injection.safeParse(request.body);
    if (!parsed.success) throw invalidRequest(fieldErrors(parsed.error, request.body));
    current = parsed.data.mode === 'none' ? undefined : parsed.data;
    response.json({ fault: current ?? null });
  });
  return {
    control,
    inject: async (request, response, next) => {
      if (!current || !request.path.startsWith(current.path)) return next();
      if (current.mode === 'slow') await wait(current.delay);
      if (!misbehave(current, response)) next();
    },
  };
}

/** Sends a faulty response; returns `false` when the fault only delays. */
function misbehave(current: Injection, response: Parameters<RequestHandler>[1]): boolean {
  switch (current.mode) {
    case 'error':
      response.status(current.status).json({ code: 'demo_fault', message: 'Asked to fail.' });
      return true;
    case 'html':
      response.type('html').send('<!doctype html><title>Bad gateway</title><p>Nothing here is JSON.');
      return true;
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"items":[');
      response.destroy();
      return true;
    case 'huge':
      response.type('json').send(`{"items":[],"total":0,"padding":"${'x'.repeat(50 * 1024 * 1024)}"}`);
      return true;
    case 'hang-up':
      response.destroy();
      return true;
    case 'none':
    case 'slow':
      return false;
  }
}
