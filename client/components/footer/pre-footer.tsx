import { observer } from 'mobx-react-lite';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { linksOf, menuEntries } from '#routes/menu-link.ts';
import { useStore } from '#client/stores/store-context.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './pre-footer.module.css';

/** Advice by telephone, and the menu of the audience (`menu_prefooter_{target}`). */
export const PreFooter = island(
  observer(function PreFooter() {
    const page = usePage();
    const text = useTranslations();
    const { settings } = useStore();
    const { target } = page.site;
    const phone = settings.setting(`contact_phone_${target}`);
    const hours = settings.setting(`contact_hours_${target}`);
    const audience = settings.isProConnected ? 'pro_connect' : target;
    const groups = menuEntries(settings.menu(`menu_prefooter_${audience}`), page);
    return (
      <div className={styles.pre}>
        <div className={`${styles.inner} grid container`}>
          <div className={styles.help}>
            <h2>{text(target === 'pro' ? 'footer.help_title_pro' : 'footer.help_title')}</h2>
            <p>{text(target === 'pro' ? 'footer.help_text_pro' : 'footer.help_text')}</p>
            {phone && (
              <a className={`${styles.phone} figures`} href={phoneLink(phone)}>
                {unbrokenPhone(phone)}
              </a>
            )}
            {hours && <p className={styles.hours}>{hours}</p>}
          </div>
          {groups.map((group, index) =>
            group.kind === 'group' ? (
              <div key={index} className={styles.group}>
                <h3>{group.label}</h3>
                <ul>
                  {linksOf(group).map((link, place) => (
                    <li key={place}>
                      <a href={link.url}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <p key={index} className={styles.group}>
                <a href={group.link.url}>{group.label}</a>
              </p>
            ),
          )}
        </div>
      </div>
    );
  }),
);
