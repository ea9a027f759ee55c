import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { Download } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { PrintButton } from '#client/components/proposal/print-button.tsx';
import { ProposalContent } from '#client/components/proposal/proposal-content.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { ShareLinks } from './share-links.tsx';
import type { ProposalData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function ProposalView({ data: { project, proposal, link } }: { data: ProposalData }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const fileOf = useOwnFile();
  const { search } = usePage();
  return (
    <AccountFrame
      title={text('worksites.title_proposal')}
      lead={text('worksites.proposal_lead', { worksite: project.name })}
      actions={
        <span className={styles.actions} data-print="no">
          <ButtonLink
            href={fileOf('/project/files', { id: String(project.id), file: 'proposal' })}
            icon={Download}
          >
            {text('worksites.proposal_pdf')}
          </ButtonLink>
          <PrintButton />
        </span>
      }
    >
      <div data-print="no">
        <ProposalForm key={search} proposal={proposal} />
        <ShareLinks shares={proposal.shares} link={link} />
      </div>
      <div className={styles.preview}>
        <ProposalContent document={proposal.document} headingLevel="h2" />
      </div>
      <p className={styles.end} data-print="no">
        <TextLink href={urlOf({ worksite: project.id })}>{text('worksites.back')}</TextLink>
      </p>
    </AccountFrame>
  );
}
