import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import textFont from '#client/ui/styles/fonts/instrument-sans.woff2?url';
import type { Locale } from '#shared/locale.ts';
import { STATE_ELEMENT_ID } from '#client/app/page/page-state.ts';

type DocumentProps = {
  locale: Locale;
  /** Escaped JSON; the browser passes back what it read, so that both render the same. */
  state: string;
  children: ReactNode;
};

export function Document({ locale, state, children }: DocumentProps) {
  preload(textFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.${locale}.webmanifest`} />
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
