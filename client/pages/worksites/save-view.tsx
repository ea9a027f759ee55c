import { Check } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import { WORKSITE_ERRORS } from './worksite-labels.ts';
import type { SaveData } from './worksites-data.ts';
import styles from './worksites.module.css';

export function SaveView({ data: { rooms, worksites } }: { data: SaveData }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const labels = {
    ...(worksites.length > 0 && { worksite: text('worksites.save_to') }),
    name: text('worksites.save_name'),
  };
  return (
    <AccountFrame title={text('worksites.title_save')} lead={text('worksites.save_lead')}>
      <ul className={styles.saved}>
        {rooms.map(({ name, room }, index) => (
          <li key={index}>
            {name}
            <span className="figures">{`${formatFigure(room.area, locale)}\u00a0m²`}</span>
          </li>
        ))}
      </ul>
      <PostForm labels={labels} errorMessages={WORKSITE_ERRORS} className={styles.narrow ?? ''}>
        <input type="hidden" name="intent" value="save" />
        <Fields worksites={worksites} labels={labels} />
        <div className={styles.buttons}>
          <SubmitButton icon={Check}>{text('worksites.save_rooms', { count: rooms.length })}</SubmitButton>
        </div>
      </PostForm>
    </AccountFrame>
  );
}

type FieldsProps = Pick<SaveData, 'worksites'> & { labels: { worksite?: string; name: string } };

function Fields({ worksites, labels }: FieldsProps) {
  const text = useTranslations();
  const field = useFormFields(WORKSITE_ERRORS);
  return (
    <>
      {worksites.length > 0 && (
        <SelectField
          {...field('worksite', labels.worksite ?? '')}
          hint={text('worksites.save_hint')}
          options={[
            { value: '', label: text('worksites.save_new') },
            ...worksites.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` })),
          ]}
        />
      )}
      <TextField
        {...field('name', labels.name)}
        {...(worksites.length > 0 && { hint: text('worksites.save_name_hint') })}
        maxLength={120}
        autoComplete="off"
      />
    </>
  );
}
