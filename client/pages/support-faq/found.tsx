import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ContactOptions } from '#client/components/support/contact-options.tsx';
import { QuestionList } from '#client/components/support/question-list.tsx';
import { RuledLinks } from '#client/components/support/ruled-links.tsx';
import { SupportSection } from '#client/components/support/support-section.tsx';
import styles from '#client/components/support/support.module.css';
import { articleLinks, categoryLinks, faultLinks } from '#client/components/support/to-links.ts';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import type { SavSearchResponse } from '#shared/contract/sav.ts';
import type { SupportFaqData } from './support-faq-load.ts';

/** Search results; fault codes come first when the text contains a digit. Without results, suggestions. */
export function Found({ data, found }: { data: SupportFaqData; found: SavSearchResponse }) {
  const text = useTranslations();
  const { target } = usePage().site;
  const { faults, questions, articles } = found;
  const isCode = /\d/.test(data.text);
  const codes = faults.length > 0 && (
    <SupportSection title={text('support.faults')}>
      <RuledLinks links={faultLinks(faults, target)} />
    </SupportSection>
  );
  return (
    <div className={styles.sections}>
      {found.total === 0 && (
        <div className="container">
          <EmptyState title={text('support.none', { text: data.text })} text={text('support.none_text')}>
            <ContactOptions />
          </EmptyState>
        </div>
      )}
      {isCode && codes}
      {questions.length > 0 && (
        <SupportSection title={text('support.questions')}>
          <QuestionList questions={questions} />
        </SupportSection>
      )}
      {articles.length > 0 && (
        <SupportSection title={text('support.articles')}>
          <RuledLinks links={articleLinks(articles, target)} />
        </SupportSection>
      )}
      {!isCode && codes}
      <SupportSection title={text('support.categories')}>
        <RuledLinks links={categoryLinks(data.categories, target)} inColumns />
        {found.total > 0 && <ContactOptions />}
      </SupportSection>
    </div>
  );
}
