import { preview, type Connect } from 'vite';
import { createSecurityHeaders, listSecurityHeaders } from '#server/http/security-headers.ts';
import { buildDesignSystem, DESIGN_SYSTEM_FILES } from './design-system/build-design-system.ts';

/** Serves the design system as in production, with the site's security headers, for tests. */
const port = Number(process.env['PORT'] ?? 3403);
const designSystem = await buildDesignSystem();
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
  build: { outDir: DESIGN_SYSTEM_FILES },
  preview: { port, strictPort: true, host: 'localhost' },
  plugins: [
    {
      name: 'design-system',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use(headers as unknown as Connect.NextHandleFunction);
        middlewares.use((request, response, next) => void designSystem(request, response, next));
      },
    },
  ],
});
