import { ScanBarcode } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { canScan } from './barcode-detector.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './plate-scan.module.css';
import { useScan } from './use-scan.ts';

const never = () => () => undefined;

/** Button that scans a barcode with the camera; hidden without browser support. */
export const PlateScan = island(PlateScanContent, Nothing);

function PlateScanContent({ onCode }: { onCode: (code: string) => void }) {
  const text = useTranslations();
  const isAble = useSyncExternalStore(never, canScan, () => false);
  const [isOpen, setOpen] = useState(false);
  const { video, isRefused } = useScan(isOpen, (code) => {
    setOpen(false);
    onCode(code);
  });
  if (!isAble) return null;
  return (
    <>
      <Button kind="secondary" icon={ScanBarcode} onClick={() => setOpen(true)}>
        {text('parts.scan')}
      </Button>
      <Dialog
        title={text('parts.scan')}
        close={text('parts.scan_close')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles.scan}>
          <video ref={video} muted playsInline aria-label={text('parts.scan_picture')} />
          <Spoken text={text(isRefused ? 'parts.scan_refused' : 'parts.scan_hint')} />
        </div>
      </Dialog>
    </>
  );
}
