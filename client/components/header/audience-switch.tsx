import { usePage } from '#client/app/page/page-context.ts';
import { useText } from '#client/app/intl/use-text.ts';
import { SwitchLink } from '#client/components/links/switch-link.tsx';
import { audienceSwitch } from '#routes/switches.ts';
import styles from './audience-switch.module.css';

const BOTH = ['part', 'pro'] as const;
const PRO_ALONE = ['pro'] as const;

/**
 * Two real links: this page for consumers, this page for professionals (spec section 2, sales-plan switching). A professional
 * who is logged in stays on the professional plan at every address: the other link would change nothing.
 */
export function AudienceSwitch({ isProConnected }: { isProConnected: boolean }) {
  const { site } = usePage();
  const text = useText();
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
