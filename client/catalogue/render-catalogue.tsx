import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { readOptions } from './catalogue-options.ts';
import { Catalogue } from './catalogue.tsx';

/** Renders the design system page and returns its language. */
export function renderCatalogue(query: URLSearchParams): { locale: string; html: string } {
  const options = readOptions(query);
  const html = renderToString(
    <StrictMode>
      <Catalogue options={options} />
    </StrictMode>,
  );
  return { locale: options.locale, html };
}
