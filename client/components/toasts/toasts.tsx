import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './toasts.module.css';

/** Short messages in a corner, read out politely; errors at once. */
export const Toasts = observer(function Toasts() {
  const text = useText();
  const { toasts } = useStore();
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.toasts.map((toast) => (
        <div key={toast.id} className={`${styles.toast} ${styles[toast.kind]}`}>
          <p>{text(toast.message)}</p>
          {toast.action && (
            <button type="button" className={styles.action} onClick={toast.action.run}>
              {text(toast.action.label)}
            </button>
          )}
          <button type="button" className={styles.close} onClick={() => toasts.remove(toast.id)}>
            <Icon of={X} size="small" />
            <span className="hidden">{text('toast.close')}</span>
          </button>
        </div>
      ))}
    </div>
  );
});
