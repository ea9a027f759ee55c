import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { readOptions } from './design-system-options.ts';
import { DesignSystem } from './design-system.tsx';

/** Renders the design system page and returns its language. */
export function renderDesignSystem(query: URLSearchParams): { locale: string; html: string } {
  const options = readOptions(query);
  const html = renderToString(
    <StrictMode>
      <DesignSystem options={options} />
    </StrictMode>,
  );
  return { locale: options.locale, html };
}
