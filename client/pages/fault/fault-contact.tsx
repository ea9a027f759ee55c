import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import type { SavFault } from '#shared/contract/sav.ts';
import { contactFields } from './contact-fields.ts';
import styles from './fault-contact.module.css';

/** Selects the appliance and opens the prefilled contact form. A GET form that works without scripts. */
export function FaultContact({ fault }: { fault: SavFault }) {
  const text = useTranslations();
  const href = useHref();
  const { site } = usePage();
  const appliances = fault.products.map(({ name }) => ({ value: name, label: name }));
  return (
    <form className={styles.form} action={href('contact-form')}>
      {contactFields(fault, site.target).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={text('faults.appliance')}
        name="product"
        options={[{ value: '', label: text('faults.appliance_unknown') }, ...appliances]}
      />
      <Button type="submit" kind="secondary" icon={ArrowRight}>
        {text('support.contact')}
      </Button>
    </form>
  );
}
