import { Mail } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './proposal.module.css';

type ProposalContactProps = Pick<ProposalDocument, 'reference' | 'company'> & {
  contact: NonNullable<ProposalDocument['contact']>;
  headingLevel: 'h2' | 'h3';
};

/** The ways to accept the proposal or to ask about it: an email with its reference, or the telephone. */
export function ProposalContact({
  reference,
  company,
  contact: { name, phone, email },
  headingLevel: Heading,
}: ProposalContactProps) {
  const text = useTranslations();
  const subject = text('worksites.proposal_of', { reference });
  return (
    <section className={styles.contact} aria-labelledby="proposal-contact">
      <Heading id="proposal-contact">{text('worksites.contact_title')}</Heading>
      <p>{text('worksites.contact_text', { name, company })}</p>
      <div className={styles.ways}>
        <span data-print="no">
          <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} icon={Mail}>
            {text('worksites.contact_write', { name })}
          </ButtonLink>
        </span>
        {phone && <TextLink href={phoneLink(phone)}>{unbrokenPhone(phone)}</TextLink>}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </div>
    </section>
  );
}
