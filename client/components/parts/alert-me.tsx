import { Bell } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Part } from '#shared/contract/spare-part.ts';
import { ELEMENT_FIELD, elementName } from '#shared/domain/cart-form.ts';
import { ALERT_FIELD } from './alert-request.ts';
import { canBeBought } from './availability.tsx';
import styles from './cart-form.module.css';

type AlertMeProps = { part: Pick<Part, 'element_id' | 'name' | 'status' | 'stock' | 'delay_days'> };

/** Requests a back-in-stock notification for a part, for professionals who could order it. */
export function AlertMe({ part }: AlertMeProps) {
  const text = useTranslations();
  const { match, search } = usePage();
  const { settings } = useStore();
  if (part.status === 'obsolete' || canBeBought(part) || !settings.isProConnected) return null;
  return (
    <form method="post" action={match.pathname + search} data-print="no">
      <input type="hidden" name={ELEMENT_FIELD} value={elementName({ ...part, type: 'part' })} />
      <button
        type="submit"
        name={ALERT_FIELD}
        value="1"
        className={styles.words}
        aria-label={text('parts.alert_of', { name: part.name })}
      >
        <Icon of={Bell} size="small" />
        {text('parts.alert')}
      </button>
    </form>
  );
}
