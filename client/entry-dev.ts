// Development only: hot reload first, then the application.
// @ts-expect-error -- served by Vite
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import './entry.tsx';
