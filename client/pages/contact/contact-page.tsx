import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SubjectList } from '#client/components/ticket-form/subject-list.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { href } from '#routes/href.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import type { ContactData } from './contact-load.ts';
import { Tiles } from './tiles.tsx';
import styles from './contact-page.module.css';

export function Page({ data }: { data: ContactData }) {
  const text = useTranslations();
  const { settings } = useStore();
  const { site } = usePage();
  const phone = settings.setting(`contact_phone_${site.target}`);
  return (
    <>
      <section className={`${styles.head} container`}>
        <div className={styles.words}>
          <h1>{text(site.target === 'pro' ? 'contact.heading_pro' : 'contact.heading')}</h1>
          <nav className={styles.audiences} aria-label={text('contact.audience')}>
            {(['part', 'pro'] as const).map((target) => (
              <a
                key={target}
                href={href('contact', { ...site, target })}
                aria-current={target === site.target ? 'true' : undefined}
              >
                {text(target === 'pro' ? 'contact.audience_pro' : 'contact.audience_part')}
              </a>
            ))}
          </nav>
        </div>
        {phone && (
          <div className={styles.voice}>
            <p>{text('contact.voice')}</p>
            <a className={`${styles.phone} figures`} href={phoneLink(phone)}>
              {unbrokenPhone(phone)}
            </a>
            <p className={styles.hours}>{settings.setting(`contact_hours_${site.target}`)}</p>
          </div>
        )}
      </section>
      <Tiles />
      <section className={`${styles.write} container`} aria-labelledby="write-title">
        <div>
          <h2 id="write-title">{text('contact.write_title')}</h2>
          <p>{text('contact.write_text')}</p>
        </div>
        <SubjectList subjects={data.subjects} />
      </section>
    </>
  );
}
