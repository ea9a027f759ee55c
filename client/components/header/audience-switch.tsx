import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { audienceSwitch } from '#routes/switches.ts';
import styles from './audience-switch.module.css';

/** Two real links: this page for consumers, this page for professionals (spec section 2, sales-plan switching). */
export function AudienceSwitch() {
  const page = usePage();
  const text = useText();
  return (
    <ul className={styles.list}>
      {(['part', 'pro'] as const).map((target) => (
        <li key={target}>
          <a
            href={audienceSwitch(page, target)}
            aria-current={page.site.target === target ? 'true' : undefined}
          >
            {text(target === 'part' ? 'header.consumers' : 'header.professionals')}
          </a>
        </li>
      ))}
    </ul>
  );
}
