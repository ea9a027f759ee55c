import { Search } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ContactOptions } from '#client/components/support/contact-options.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import supportStyles from '#client/components/support/support.module.css';
import { faultLinks } from '#client/components/support/to-links.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { FaultFinderData } from './fault-finder-load.ts';
import styles from './fault-finder-page.module.css';

export function Page({ data: { text: searchText, found, families } }: { data: FaultFinderData }) {
  const text = useTranslations();
  const href = useHref();
  const { target } = usePage().site;
  return (
    <>
      <section className={`${supportStyles.head} container`}>
        <h1>{text('faults.title')}</h1>
        <p className={supportStyles.lead}>{text('faults.lead')}</p>
        <search>
          <form action={href('fault-finder')} className={styles.form} key={searchText}>
            <TextField
              name="q"
              label={text('faults.field')}
              hint={text('faults.field_hint')}
              defaultValue={searchText}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <Button type="submit" kind="ink" icon={Search}>
              {text('faults.submit')}
            </Button>
          </form>
        </search>
      </section>
      <div className={supportStyles.sections}>
        {found && (
          <SupportSection title={text('faults.count', { count: found.length })}>
            {found.length > 0 ? (
              <RuledLinks links={faultLinks(found, target)} />
            ) : (
              <>
                <p>{text('faults.none')}</p>
                <ContactOptions />
              </>
            )}
          </SupportSection>
        )}
        <SupportSection title={text('faults.browse')}>
          <div className={styles.families}>
            {families.map(({ family, faults }) => (
              <section key={family.id}>
                <h3>{family.name}</h3>
                <ul className={styles.codes}>
                  {faults.map(({ id, title, canonical }) => (
                    <li key={id}>
                      <a href={canonical[target]}>{title}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </SupportSection>
      </div>
    </>
  );
}
