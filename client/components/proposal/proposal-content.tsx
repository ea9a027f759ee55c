import type { ReactNode } from 'react';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import { ProposalContact } from './proposal-contact.tsx';
import { ProposalLines } from './proposal-lines.tsx';
import { ProposalSizing } from './proposal-sizing.tsx';
import styles from './proposal.module.css';

const CENTS = 100;

type ProposalContentProps = { document: ProposalDocument; headingLevel: 'h1' | 'h2' };

export function ProposalContent({ document, headingLevel: Heading }: ProposalContentProps) {
  const text = useTranslations();
  const day = useDay();
  const money = useMoney();
  const {
    company,
    client,
    worksite,
    reference,
    place,
    date,
    valid_until: validUntil,
    note,
    contact,
  } = document;
  return (
    <article className={styles.sheet}>
      <p className={styles.kind}>{text('worksites.proposal_of', { reference })}</p>
      <Heading className={styles.company}>{company}</Heading>
      {document.lines.length > 0 && (
        <p className={styles.total}>
          <b className="figures">{money(document.totals.gross / CENTS)}</b> {text('worksites.with_vat')}
        </p>
      )}
      <dl className={styles.facts}>
        {client !== '' && <Fact term={text('worksites.client')}>{client}</Fact>}
        <Fact term={text('worksites.worksite')}>
          {worksite}, {place}
        </Fact>
        <Fact term={text('worksites.drawn_up')}>{day(date)}</Fact>
        <Fact term={text('worksites.valid_until')}>{day(validUntil)}</Fact>
      </dl>
      {document.lines.length === 0 ? (
        <p>{text('worksites.proposal_empty')}</p>
      ) : (
        <ProposalLines document={document} />
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      {contact && (
        <ProposalContact
          reference={reference}
          company={company}
          contact={contact}
          headingLevel={Heading === 'h1' ? 'h2' : 'h3'}
        />
      )}
      <ProposalSizing document={document} />
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
