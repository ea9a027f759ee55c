import { createRequestHandler } from '@react-router/express';
import express from 'express';

/** The framework's own server without its access log. */
const app = express();
app.disable('x-powered-by');
app.use('/assets', express.static('build/client/assets', { immutable: true, maxAge: '1y' }));
app.all('*path', createRequestHandler({ build: await import('./build/server/index.js') }));
app.listen(Number(process.env.PORT), '127.0.0.1');
