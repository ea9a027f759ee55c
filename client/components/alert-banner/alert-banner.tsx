import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { readPreferences, savePreferences } from '#client/app/browser/browser-preferences.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { href } from '#routes/href.ts';
import styles from './alert-banner.module.css';
import { textHash } from './text-hash.ts';

const SETTING = 'alerte_sav_connect';
const CONNECTED_CATEGORY = { fr: 'produits-connectes', en: 'connected-products' };

/**
 * Shows an alert on the connected after-sales category while its setting has a text. The visitor can close it until the
 * text changes.
 */
export const AlertBanner = island(
  observer(function AlertBanner() {
    const { match, site } = usePage();
    const alert = useStore().settings.setting(SETTING);
    const text = useTranslations();
    const [closed, setClosed] = useState<string | null>(null);
    useEffect(() => setClosed(readPreferences().closedAlert ?? null), []);
    const isConnectedCategory =
      match.pathname === href('sav-category', site, { slug: CONNECTED_CATEGORY[site.locale] });
    if (!isConnectedCategory || !alert || closed === textHash(alert)) return null;
    const close = () => {
      const hash = textHash(alert);
      savePreferences({ closedAlert: hash });
      setClosed(hash);
    };
    return (
      <aside className={styles.banner}>
        <div className={`${styles.inner} container`}>
          <p>{alert}</p>
          <IconButton icon={X} label={text('alert.close')} onClick={close} />
        </div>
      </aside>
    );
  }),
);
