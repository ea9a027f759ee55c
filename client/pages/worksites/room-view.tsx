import { ArrowRight, Check } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { MAX_QUANTITY_LENGTH } from '#client/components/quantity-field/quantity-field.tsx';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Configuration } from '#shared/contract/project.ts';
import type { FormValues } from '#shared/form-state.ts';
import { NEW_FIELD } from './new-field.ts';
import { RoomFields } from './room-fields.tsx';
import { useRoomLabels, WORKSITE_ERRORS } from './worksite-labels.ts';
import { viewTitle } from './view-title.ts';
import type { RoomData } from './worksites-data.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

/** Form to add or edit a room. The product is selected afterwards, because it depends on the power. */
export function RoomView({ data }: { data: RoomData }) {
  const { project, configuration } = data;
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const labels = useRoomLabels();
  const isMeasured = !configuration || configuration.room !== null;
  return (
    <AccountFrame
      title={viewTitle(text, data)}
      lead={text('worksites.room_lead', { worksite: project.name })}
    >
      <InitialValues value={valuesOf(configuration)}>
        <PostForm
          labels={isMeasured ? labels : { name: labels.name, quantity: labels.quantity }}
          errorMessages={WORKSITE_ERRORS}
          className={styles.form ?? ''}
        >
          <input type="hidden" name="intent" value="room" />
          {!configuration && <input type="hidden" name={NEW_FIELD} value="1" />}
          <div className={styles.fields}>
            <Names />
            {isMeasured && <RoomFields />}
          </div>
          <div className={styles.buttons}>
            <SubmitButton icon={configuration ? Check : ArrowRight}>
              {text(configuration ? 'worksites.save' : 'worksites.size_room')}
            </SubmitButton>
            <ButtonLink href={urlOf({ worksite: project.id })} kind="secondary">
              {text('worksites.cancel')}
            </ButtonLink>
          </div>
        </PostForm>
      </InitialValues>
    </AccountFrame>
  );
}

function Names() {
  const labels = useRoomLabels();
  const field = useFormFields(WORKSITE_ERRORS);
  return (
    <>
      <TextField {...field('name', labels.name)} maxLength={80} autoComplete="off" />
      <TextField
        {...field('quantity', labels.quantity)}
        inputMode="numeric"
        maxLength={MAX_QUANTITY_LENGTH}
        autoComplete="off"
      />
    </>
  );
}

function valuesOf(configuration: Configuration | undefined): FormValues {
  const { name = '', quantity = 1, room = null } = configuration ?? {};
  const values: FormValues = { name: [name], quantity: [String(quantity)] };
  if (!room) return { ...values, height: ['2,5'], walls: ['2'], glass: ['3'] };
  const { type, ...rest } = room;
  for (const [figure, value] of Object.entries({ room: type, ...rest }))
    values[figure] = [value === null ? '' : String(value).replace('.', ',')];
  return values;
}
