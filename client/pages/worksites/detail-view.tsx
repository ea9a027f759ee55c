import { Pencil, Plus } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Project } from '#shared/contract/project.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { PublicAmount } from './public-amount.tsx';
import { WORKSITE_ERRORS } from './worksite-labels.ts';
import { WorksiteDocuments } from './worksite-documents.tsx';
import { RoomRow } from './room-row.tsx';
import { UndoBanner } from './undo-banner.tsx';
import type { DetailData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function DetailView({ data: { project, deleted, isSent } }: { data: DetailData }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const { id, name, configurations } = project;
  const addRoom = (
    <ButtonLink href={urlOf({ worksite: id, view: 'room' })} icon={Plus}>
      {text('worksites.add_room')}
    </ButtonLink>
  );
  return (
    <AccountFrame
      title={name}
      lead={`${project.reference} · ${project.zipcode} ${project.city}`}
      actions={
        <>
          {configurations.length > 0 && addRoom}
          <ButtonLink href={urlOf({ worksite: id, view: 'edit' })} kind="secondary" icon={Pencil}>
            {text('worksites.edit')}
            <span className="hidden"> {name}</span>
          </ButtonLink>
        </>
      }
    >
      <WholeFormError errorMessages={WORKSITE_ERRORS} />
      {deleted !== undefined && <UndoBanner key={deleted} intent="restore-room" number={deleted} />}
      {isSent && (
        <Banner tone="good" spoken={text('worksites.sent')}>
          {text('worksites.sent')}
        </Banner>
      )}
      <Facts project={project} />
      {configurations.length === 0 ? (
        <EmptyState title={text('worksites.no_room')} text={text('worksites.no_room_text')}>
          {addRoom}
        </EmptyState>
      ) : (
        <ul className={styles.rooms}>
          {configurations.map((configuration) => (
            <RoomRow key={configuration.id} configuration={configuration} />
          ))}
        </ul>
      )}
      <WorksiteDocuments project={project} />
      <p className={styles.end} data-print="no">
        <TextLink href={urlOf({ worksite: id, view: 'delete' })}>{text('worksites.delete')}</TextLink>
      </p>
    </AccountFrame>
  );
}

function Facts({ project }: { project: Project }) {
  const text = useTranslations();
  const day = useDay();
  const { locale } = usePage().site;
  const { built, works, outside, configurations, total, date } = project;
  const needed = configurations.reduce((sum, { sizing }) => sum + (sizing?.advised ?? 0), 0);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{text('worksites.house')}</dt>
        <dd>
          {text(`power.built_${built}`)}
          {works.length > 0 && (
            <small>
              {text('worksites.works', {
                works: works.map((work) => text(`power.works_${work}`)).join(', '),
              })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{text('worksites.outside')}</dt>
        <dd className="figures">
          {outside === null ? text('worksites.outside_unknown') : `${formatFigure(outside, locale)}\u00a0°C`}
        </dd>
      </div>
      <div>
        <dt>{text('worksites.needed')}</dt>
        <dd className="figures">{needed > 0 ? `${formatFigure(needed, locale)}\u00a0W` : '–'}</dd>
      </div>
      <div>
        <dt>{text('worksites.total')}</dt>
        <dd>
          <PublicAmount amount={total} />
        </dd>
      </div>
      <div>
        <dt>{text('worksites.created')}</dt>
        <dd>{day(date)}</dd>
      </div>
    </dl>
  );
}
