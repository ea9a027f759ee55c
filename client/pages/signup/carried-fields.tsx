import { usePageForm } from '#client/app/forms/form-context.ts';
import { FILLED_FIELD, STEP_FIELD, STEPS } from './signup-steps.ts';

type CarriedFieldsProps = { step: number; formKey: string };

/**
 * Hidden fields with the values of the other steps. Never contains passwords: they belong to the last step and are not
 * sent back.
 */
export function CarriedFields({ step, formKey }: CarriedFieldsProps) {
  const { state } = usePageForm();
  const valueOf = (name: string) => state?.values[name]?.[0];
  const others = STEPS.flatMap((names, index) => (index === step ? [] : [...names]));
  return (
    <>
      <input type="hidden" name="key" value={valueOf('key') ?? formKey} />
      <input type="hidden" name={STEP_FIELD} value={step} />
      {[...others, FILLED_FIELD].map((name) => {
        const value = valueOf(name);
        return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
    </>
  );
}
