import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { toSafeJson } from '#shared/safe-json.ts';
import styles from './faq-block.module.css';

type FaqBlockProps = { title: string; questions: { question: string; answer: string }[] };

/** Questions that open on their answers, and the same for search engines. */
export function FaqBlock({ title, questions }: FaqBlockProps) {
  const items = questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }));
  return (
    <section className={`${styles.faq} container`}>
      <h2>{title}</h2>
      <div className={styles.list}>
        <Accordion items={items} />
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
