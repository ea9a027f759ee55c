import { Copy } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import styles from './promo-codes-page.module.css';

/** Copies a code. Hidden without scripts: the code can be selected. */
export function CopyButton({ code }: { code: string }) {
  const text = useTranslations();
  const { toasts } = useStore();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toasts.add({ kind: 'success', message: 'benefits.codes_copied' });
    } catch {
      toasts.add({ kind: 'error', message: 'benefits.codes_not_copied' });
    }
  };
  return (
    <span className={styles.copy}>
      <IconButton icon={Copy} label={text('benefits.codes_copy_of', { code })} onClick={() => void copy()} />
    </span>
  );
}
