import { preview, type Connect } from 'vite';
import { createSecurityHeaders, listSecurityHeaders } from '#server/http/security-headers.ts';
import { buildCatalogue, CATALOGUE_FILES } from './catalogue/build-catalogue.ts';

/** Serves the design system as in production, with the site's security headers, for tests. */
const port = Number(process.env['PORT'] ?? 3403);
const catalogue = await buildCatalogue();
const headers = createSecurityHeaders(
  listSecurityHeaders({
    isSecure: false,
    mediaOrigin: undefined,
    measurement: undefined,
    verificationFolder: undefined,
    isDevelopment: false,
  }),
);

await preview({
  configFile: false,
  logLevel: 'warn',
  build: { outDir: CATALOGUE_FILES },
  preview: { port, strictPort: true, host: 'localhost' },
  plugins: [
    {
      name: 'catalogue',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(headers as unknown as Connect.NextHandleFunction);
        middlewares.use((request, response, next) => void catalogue(request, response, next));
      },
    },
  ],
});
