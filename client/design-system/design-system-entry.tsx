import '../ui/styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readOptions, ROOT_ID } from './design-system-options.ts';
import { DesignSystem } from './design-system.tsx';

const root = document.getElementById(ROOT_ID);
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <DesignSystem options={readOptions(new URLSearchParams(window.location.search))} />
    </StrictMode>,
  );
}
