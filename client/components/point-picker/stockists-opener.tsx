import { island, Nothing } from '#client/app/parts/island.tsx';
import { useEffect, useState, type ComponentType } from 'react';
import type { StockistsDialogProps } from './stockists-dialog.tsx';

/** Opens the stockists' dialog for links to their page. Loads its code on demand. */
export const StockistsOpener = island(StockistsOpenerContent, Nothing);

function StockistsOpenerContent() {
  const [Dialog, setDialog] = useState<ComponentType<StockistsDialogProps> | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.dataset['stockists'] || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      try {
        const { StockistsDialog } = await import('./stockists-dialog.tsx');
        setDialog(() => StockistsDialog);
        setUrl(link.href);
      } catch {
        window.location.assign(link.href);
      }
    };
    const listen = (event: MouseEvent) => void open(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return Dialog && <Dialog isOpen={url !== null} onClose={() => setUrl(null)} url={url ?? ''} />;
}
