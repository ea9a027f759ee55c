import { Send } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { keyOf } from '#client/components/post-form/form-key.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextArea, TextField } from '#client/ui/text-field/text-field.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import { WORKSITE_ERRORS } from './worksite-labels.ts';
import type { SendData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

/** Per kilometre. */
const METRES = 1000;

/** Form that sends rooms to an installer; the copy goes to the account's email. */
export function SendView({ data }: { data: SendData }) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const urlOf = useWorksitesUrl();
  const { project, installers, key } = data;
  const { state } = usePageForm();
  const labels = useLabels();
  const cancel = (
    <ButtonLink href={urlOf({ worksite: project.id })} kind="secondary">
      {text('worksites.cancel')}
    </ButtonLink>
  );
  return (
    <AccountFrame
      title={text('worksites.title_send')}
      lead={text('worksites.send_lead', { worksite: project.name })}
    >
      {installers.length === 0 ? (
        <EmptyState title={text('worksites.no_installer')} text={text('worksites.no_installer_text')}>
          {isEnabled('store-locator') && (
            <ButtonLink href={href('store-locator')}>{text('worksites.find_installer')}</ButtonLink>
          )}
          {cancel}
        </EmptyState>
      ) : (
        <PostForm labels={labels} errorMessages={WORKSITE_ERRORS} className={styles.form ?? ''}>
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="key" value={keyOf(state, key)} />
          <Fields data={data} />
          <div className={styles.buttons}>
            <SubmitButton icon={Send}>{text('worksites.send')}</SubmitButton>
            {cancel}
          </div>
        </PostForm>
      )}
    </AccountFrame>
  );
}

function useLabels() {
  const text = useTranslations();
  return {
    contact: text('worksites.installer'),
    configurations: text('worksites.rooms'),
    phone: text('worksites.phone'),
    message: text('worksites.message'),
  };
}

function Fields({ data: { project, installers } }: { data: SendData }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const labels = useLabels();
  const field = useFormFields(WORKSITE_ERRORS);
  const { state } = usePageForm();
  const chosen = state?.values['configurations'];
  const { defaultValue, ...contact } = field('contact', labels.contact);
  const rooms = field('configurations', labels.configurations);
  return (
    <>
      <RadioGroup
        id={contact.id}
        name={contact.name}
        error={contact.error}
        legend={labels.contact}
        defaultValue={defaultValue ?? installers[0]?.identifiant ?? ''}
        options={installers.map(({ identifiant, nom, codePostal, localite, distanceEnMetre }) => ({
          value: identifiant,
          label: nom,
          note: [
            `${codePostal} ${localite}`,
            ...(distanceEnMetre === null
              ? []
              : [`${formatFigure(Math.round(distanceEnMetre / METRES), locale)}\u00a0km`]),
          ].join(' · '),
        }))}
      />
      <fieldset id={rooms.id} tabIndex={-1} className={styles.choices}>
        <legend>{labels.configurations}</legend>
        {project.configurations.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            name="configurations"
            value={id}
            defaultChecked={!chosen || chosen.includes(String(id))}
            error={index === 0 ? rooms.error : undefined}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        {...field('phone', labels.phone)}
        hint={text('worksites.phone_hint')}
        optional={text('forms.optional')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      <TextArea {...field('message', labels.message)} optional={text('forms.optional')} maxLength={2000} />
    </>
  );
}
