import { Check } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Project } from '#shared/contract/project.ts';
import type { FormValues } from '#shared/form-state.ts';
import { HouseFields } from './house-fields.tsx';
import { useHouseLabels, WORKSITE_ERRORS } from './worksite-labels.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function WorksiteFormView({ project }: { project?: Project }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const labels = useHouseLabels();
  return (
    <AccountFrame
      title={project ? text('worksites.title_edit', { name: project.name }) : text('worksites.title_new')}
      lead={text('worksites.form_lead')}
    >
      <InitialValues value={valuesOf(project)}>
        <PostForm labels={labels} errorMessages={WORKSITE_ERRORS} className={styles.form ?? ''}>
          <input type="hidden" name="intent" value={project ? 'change' : 'create'} />
          <HouseFields />
          <div className={styles.buttons}>
            <SubmitButton icon={Check}>{text(project ? 'worksites.save' : 'worksites.create')}</SubmitButton>
            <ButtonLink href={urlOf(project ? { worksite: project.id } : {})} kind="secondary">
              {text('worksites.cancel')}
            </ButtonLink>
          </div>
        </PostForm>
      </InitialValues>
    </AccountFrame>
  );
}

function valuesOf(project: Project | undefined): FormValues {
  if (!project) return { built: ['1975-1988'] };
  const { name, reference, zipcode, city, altitude, built, works } = project;
  return {
    name: [name],
    reference: [reference],
    zipcode: [zipcode],
    city: [city],
    altitude: [String(altitude)],
    built: [built],
    works,
  };
}
