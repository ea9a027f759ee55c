import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { ProjectSummary } from '#shared/contract/project.ts';
import styles from './company-lists.module.css';

/** The latest worksites; `null` while they are unavailable. */
export function CompanyWorksites({ worksites }: { worksites: readonly ProjectSummary[] | null }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <div className={styles.part}>
      <h3>{text('professional.worksites')}</h3>
      {worksites === null && <p>{text('professional.worksites_unavailable')}</p>}
      {worksites?.length === 0 && <p>{text('professional.worksites_none')}</p>}
      {worksites !== null && worksites.length > 0 && (
        <ul>
          {worksites.map(({ id, name, city, configurations }) => (
            <li key={id}>
              <a href={`${href('worksites')}?worksite=${id}`} className={styles.name}>
                {name}
              </a>
              <small>{text('professional.worksite', { city, count: configurations })}</small>
            </li>
          ))}
        </ul>
      )}
      <LinkArrow href={href('worksites')}>{text('professional.worksites_all')}</LinkArrow>
    </div>
  );
}
