import { ChevronDown } from 'lucide-react';
import { Icon } from '#client/ui/icon/icon.tsx';
import { toSafeJson } from '#shared/safe-json.ts';
import styles from './faq-block.module.css';

type FaqBlockProps = { title: string; questions: { question: string; answer: string }[] };

/** Questions that open on their answers, and the same for search engines. */
export function FaqBlock({ title, questions }: FaqBlockProps) {
  return (
    <section className={`${styles.faq} container`}>
      <h2>{title}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toSafeJson(faqData(questions)) }}
      />
    </section>
  );
}

function faqData(questions: FaqBlockProps['questions']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
