import { usePageForm } from '#client/app/form-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { WHOLE_FORM } from '#shared/form-state.ts';
import { faultText } from './fault-text.ts';
import styles from './post-form.module.css';

/**
 * Why a form of one button was not taken, above the page's buttons: forms with fields say it themselves (form-faults.tsx).
 */
export function FormRefusal() {
  const { state } = usePageForm();
  const text = useText();
  const code = state?.errors[WHOLE_FORM];
  if (code === undefined) return null;
  return (
    <div className={styles.faults} tabIndex={-1} data-form-faults>
      <Banner tone="error" title={text('forms.not_sent')}>
        <p>{faultText(text, undefined, { name: WHOLE_FORM, label: '', code })}</p>
      </Banner>
    </div>
  );
}
