import { List, Map as MapSign } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './view-switch.module.css';

export type View = 'list' | 'map';

export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const text = useTranslations();
  return (
    <div className={styles.switch} role="group" aria-label={text('locator.show')}>
      <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
        <Icon of={List} size="small" />
        {text('locator.list')}
      </button>
      <button type="button" aria-pressed={view === 'map'} onClick={() => onView('map')}>
        <Icon of={MapSign} size="small" />
        {text('locator.map')}
      </button>
    </div>
  );
}
