import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { Download, FileText, Send } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Project } from '#shared/contract/project.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

/** Actions of a worksite: proposal, product files, message to an installer. */
export function WorksiteDocuments({ project: { id, configurations, total } }: { project: Project }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const fileOf = useOwnFile();
  if (configurations.length === 0) return null;
  const hasProducts = configurations.some(({ product }) => product);
  return (
    <div className={styles.documents} data-print="no">
      {hasProducts && total.tax === 'excluded' && (
        <ButtonLink href={urlOf({ worksite: id, view: 'proposal' })} kind="ink" icon={FileText}>
          {text('worksites.propose')}
        </ButtonLink>
      )}
      {hasProducts && (
        <ButtonLink
          href={fileOf('/project/files', { id: String(id), file: 'all' })}
          kind="secondary"
          icon={Download}
        >
          {text('worksites.files')}
        </ButtonLink>
      )}
      <ButtonLink href={urlOf({ worksite: id, view: 'send' })} kind="secondary" icon={Send}>
        {text('worksites.title_send')}
      </ButtonLink>
    </div>
  );
}
