import { useEffect } from 'react';
import { isMissingCode, reloadOnce } from '#client/app/parts/chunk-reload.ts';
import type { Failure } from '#client/app/parts/error-boundary.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './section-failed.module.css';

/** Replaces a failed part of the page, with a retry. Reloads the page once if code is missing (ER-08). */
export function SectionFailed({ failure: { error, retry } }: { failure: Failure }) {
  const text = useTranslations();
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (isMissing) reloadOnce();
  }, [isMissing]);
  return (
    <div className={styles.failed} data-print="no">
      <Spoken text={text('section.failed')} atMount />
      <Button kind="secondary" onClick={isMissing ? () => location.reload() : retry}>
        {text('section.retry')}
      </Button>
    </div>
  );
}
