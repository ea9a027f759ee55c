import type { ReactNode } from 'react';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import { ProposalLines } from './proposal-lines.tsx';
import { ProposalSizing } from './proposal-sizing.tsx';
import styles from './proposal.module.css';

type ProposalContentProps = { document: ProposalDocument; headingLevel: 'h1' | 'h2' };

export function ProposalContent({ document, headingLevel: Heading }: ProposalContentProps) {
  const text = useTranslations();
  const day = useDay();
  const { company, client, worksite, reference, place, date, valid_until: validUntil, note } = document;
  return (
    <article className={styles.sheet}>
      <p className={styles.kind}>{text('worksites.proposal_of', { reference })}</p>
      <Heading className={styles.company}>{company}</Heading>
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
