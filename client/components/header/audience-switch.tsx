import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SwitchLink } from '#client/components/links/switch-link.tsx';
import { audienceSwitch } from '#routes/switches.ts';
import styles from './audience-switch.module.css';

const BOTH = ['part', 'pro'] as const;
const PRO_ALONE = ['pro'] as const;

/**
 * Links to this page for consumers and for professionals (spec section 2, sales-plan switching). A logged-in
 * professional keeps the professional plan at every address, so the other link is left out.
 */
export function AudienceSwitch({ isProConnected }: { isProConnected: boolean }) {
  const { site } = usePage();
  const text = useTranslations();
  return (
    <ul className={styles.list}>
      {(isProConnected ? PRO_ALONE : BOTH).map((target) => (
        <li key={target}>
          <SwitchLink
            findHref={(page) => audienceSwitch(page, target)}
            aria-current={site.target === target ? 'true' : undefined}
          >
            {text(target === 'part' ? 'header.consumers' : 'header.professionals')}
          </SwitchLink>
        </li>
      ))}
    </ul>
  );
}
