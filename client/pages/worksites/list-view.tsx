import { Plus } from 'lucide';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import type { ProjectSummary } from '#shared/contract/project.ts';
import { PublicAmount } from './public-amount.tsx';
import { WORKSITE_ERRORS } from './worksite-labels.ts';
import { UndoBanner } from './undo-banner.tsx';
import type { ListData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function ListView({ data: { worksites, page, pages, total, deleted } }: { data: ListData }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const href = useHref();
  const { isEnabled } = usePage();
  const add = (
    <ButtonLink href={urlOf({ view: 'new' })} icon={Plus}>
      {text('worksites.add')}
    </ButtonLink>
  );
  return (
    <AccountFrame
      title={text('worksites.title')}
      lead={text('worksites.lead')}
      actions={total > 0 ? add : undefined}
    >
      <WholeFormError errorMessages={WORKSITE_ERRORS} />
      {deleted !== undefined && <UndoBanner key={deleted} intent="restore" number={deleted} />}
      {total === 0 ? (
        <EmptyState title={text('worksites.empty')} text={text('worksites.empty_text')}>
          {add}
          {isEnabled('power-calculator') && (
            <TextLink href={href('power-calculator')}>{text('worksites.empty_calculator')}</TextLink>
          )}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {worksites.map((worksite) => (
              <Row key={worksite.id} worksite={worksite} />
            ))}
          </ul>
          <PageLinks
            page={page}
            pages={pages}
            urlOf={(number) => urlOf({ page: number })}
            labels={{
              label: text('pagination.label'),
              previous: text('pagination.previous'),
              next: text('pagination.next'),
              page: (number) => text('pagination.page', { page: number }),
            }}
          />
        </>
      )}
    </AccountFrame>
  );
}

function Row({ worksite }: { worksite: ProjectSummary }) {
  const text = useTranslations();
  const day = useDay();
  const urlOf = useWorksitesUrl();
  const { id, name, reference, zipcode, city, date, configurations, total } = worksite;
  return (
    <li className={styles.worksite}>
      <div>
        <h2>
          <a href={urlOf({ worksite: id })}>{name}</a>
        </h2>
        <p className={styles.facts}>
          <span className="figures">{reference}</span>
          <span>
            {zipcode} {city}
          </span>
          <span>{day(date)}</span>
        </p>
      </div>
      <p>{text('worksites.count', { count: configurations })}</p>
      <p className={styles.sum}>
        <PublicAmount amount={total} />
      </p>
    </li>
  );
}
