import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ContactOptions } from '#client/components/support/contact-options.tsx';
import { QuestionList } from '#client/components/support/question-list.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import styles from '#client/components/support/support.module.css';
import { categoryLinks } from '#client/components/support/to-links.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import pageStyles from './support-faq-page.module.css';
import type { SupportFaqData } from './support-faq-load.ts';

export function Overview({ data: { categories, groups } }: { data: SupportFaqData }) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  return (
    <div className={styles.sections}>
      {isEnabled('fault-finder') && (
        <div className={pageStyles.band}>
          <section className={`${pageStyles.codes} container`}>
            <h2>{text('support.codes')}</h2>
            <p>{text('support.codes_text')}</p>
            <LinkArrow href={href('fault-finder')}>{text('support.codes_link')}</LinkArrow>
          </section>
        </div>
      )}
      <SupportSection title={text('support.categories')}>
        <RuledLinks links={categoryLinks(categories, site.target)} inColumns />
      </SupportSection>
      <SupportSection title={text('support.questions')}>
        <div className={pageStyles.groups}>
          {groups.map(({ id, name, questions }) => (
            <section key={id}>
              <h3>{name}</h3>
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
        <ContactOptions />
      </SupportSection>
    </div>
  );
}
