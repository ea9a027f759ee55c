import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { isWebAddress } from '#shared/domain/link-url.ts';
import styles from './social-links.module.css';

/** Their icons are in the style sheet, which keeps scripts small. */
const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export function SocialLinks() {
  const text = useTranslations();
  const { settings } = useStore();
  return (
    <ul className={styles.links}>
      {Object.entries(NETWORKS).map(([code, name]) => {
        const url = settings.setting(`social_${code}`);
        return url !== undefined && isWebAddress(url) ? (
          <li key={code}>
            <a href={url} rel="noopener" className={styles[code]}>
              <span className="hidden">{text('footer.on_network', { network: name })}</span>
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
