import '../ui/styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readOptions, ROOT_ID } from './catalogue-options.ts';
import { Catalogue } from './catalogue.tsx';

const root = document.getElementById(ROOT_ID);
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Catalogue options={readOptions(new URLSearchParams(window.location.search))} />
    </StrictMode>,
  );
}
