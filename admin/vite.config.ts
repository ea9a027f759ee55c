import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Packages that the libraries share by React contexts: two copies of one would not see each other. */
const ONCE = ['react', 'react-dom', 'react-hook-form', 'react-router', 'ra-core', '@tanstack/react-query'];

/** The web application of operators. The back office serves it below `/admin/` with a nonce in each document. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ONCE },
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: join(import.meta.dirname, '..', 'dist', 'admin'),
    // A running back office still serves what a former build left (scripts/former-builds.ts).
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Operators load it once; `docs/reports` and the budgets of the storefront do not count it.
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
  },
});
