import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EmergencyText } from '#client/components/safety/emergency-text.tsx';
import { ContactOptions } from '#client/components/support/contact-options.tsx';
import { QuestionList } from '#client/components/support/question-list.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import styles from '#client/components/support/support.module.css';
import { articleLinks, categoryLinks } from '#client/components/support/to-links.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { SavCategoryContent } from '#shared/contract/sav.ts';

export function Page({ data: { category, articles, questions } }: { data: SavCategoryContent }) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  return (
    <>
      <header className={`${styles.head} container`}>
        <h1>{category.name}</h1>
        <p className={styles.lead}>
          <EmergencyText text={category.intro} />
        </p>
      </header>
      <div className={styles.sections}>
        {category.childs.length > 0 && (
          <SupportSection title={text('support.within')}>
            <RuledLinks links={categoryLinks(category.childs, site.target)} />
          </SupportSection>
        )}
        {articles.length > 0 && (
          <SupportSection title={text('support.articles')}>
            <RuledLinks links={articleLinks(articles, site.target)} />
          </SupportSection>
        )}
        {questions.length > 0 && (
          <SupportSection title={text('support.questions')}>
            <QuestionList questions={questions} />
          </SupportSection>
        )}
        {isEnabled('fault-finder') ? (
          <SupportSection title={text('support.codes')}>
            <p>{text('support.codes_text')}</p>
            <div className={styles.ways}>
              <LinkArrow href={href('fault-finder')}>{text('support.codes_link')}</LinkArrow>
            </div>
            <ContactOptions />
          </SupportSection>
        ) : (
          <ContactOptions />
        )}
      </div>
    </>
  );
}
