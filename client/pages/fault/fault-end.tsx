import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ContactOptions } from '#client/components/support/contact-options.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { SavFault } from '#shared/contract/sav.ts';
import { contactFields } from './contact-fields.ts';
import { FaultContact } from './fault-contact.tsx';
import styles from './fault-page.module.css';

/** The next step after the checks: order a part, call an installer or contact support. */
export function FaultEnd({ fault }: { fault: SavFault }) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const { kind, part } = fault.end;
  const isPro = site.target === 'pro';
  const locator = isPro ? 'store-locator-distributor' : 'store-locator';
  return (
    <div className={styles.end}>
      {kind === 'part' && part && (
        <>
          <h3>{text('faults.part', { part })}</h3>
          <p>{text(isPro ? 'faults.part_text_pro' : 'faults.part_text')}</p>
        </>
      )}
      {kind === 'locator' && <p>{text(isPro ? 'faults.distributor_text' : 'faults.installer_text')}</p>}
      {kind === 'ticket' && <p>{text('faults.ticket_text')}</p>}
      {kind !== 'ticket' && isEnabled(locator) && (
        <ButtonLink href={href(locator)} icon={ArrowRight}>
          {text(isPro ? 'faults.distributor' : 'faults.installer')}
        </ButtonLink>
      )}
      <ContactOptions query={`?${new URLSearchParams(contactFields(fault, site.target))}`}>
        {fault.products.length > 1 ? <FaultContact fault={fault} /> : undefined}
      </ContactOptions>
    </div>
  );
}
