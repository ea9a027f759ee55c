import { readFileSync } from 'node:fs';
import express from 'express';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageData } from '../page/page-data.ts';
import { ProductListPage } from '../page/product-list-page.tsx';
import type { LinkProps } from '../page/link-component.ts';

/**
 * The page on Express and React only. `/string` renders it to a string, `/stream` streams it; DATA is the
 * path of the page data.
 */
const data = JSON.parse(readFileSync(process.env['DATA'] ?? '', 'utf8')) as PageData;
const state = JSON.stringify(data).replaceAll('<', '\\u003c');
const app = express();
app.disable('x-powered-by');
app.get('/string', (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html>${renderToString(<Page />)}`);
});
app.get('/stream', (_request, response) => {
  const { pipe } = renderToPipeableStream(<Page />, {
    onShellReady: () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(response);
    },
  });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');

function Page() {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <title>Liste de produits</title>
      </head>
      <body>
        <ProductListPage data={data} Link={Anchor} />
        <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
      </body>
    </html>
  );
}

function Anchor({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
