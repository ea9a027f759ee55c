import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import textFont from '#client/ui/styles/fonts/instrument-sans.woff2?url';
import type { ShownBrand } from '#client/stores/shown-brand.ts';
import type { Locale } from '#shared/locale.ts';
import { STATE_ELEMENT_ID } from '#client/app/page/page-state.ts';

type DocumentProps = {
  locale: Locale;
  brand: ShownBrand;
  /** Escaped JSON; the browser passes back what it read, so that both render the same. */
  state: string;
  children: ReactNode;
};

export function Document({ locale, brand: { files, typeface }, state, children }: DocumentProps) {
  if (typeface === 'standard')
    preload(textFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {files !== null && (
          <>
            <link rel="icon" href={`${files}icon-32.png`} sizes="32x32" />
            <link rel="icon" href={`${files}favicon.svg`} type="image/svg+xml" />
            <link rel="apple-touch-icon" href={`${files}apple-touch-icon.png`} />
            <link rel="manifest" href={`${files}site.${locale}.webmanifest`} />
            <link rel="stylesheet" href={`${files}theme.css`} />
          </>
        )}
      </head>
      <body>
        {children}
        <script
          id={STATE_ELEMENT_ID}
          type="application/json"
          // `toSafeJson` escapes everything that could end the element.
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}
