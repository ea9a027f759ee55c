import { EmergencyText } from '#client/components/safety/emergency-text.tsx';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import styles from './faq-block.module.css';

type FaqBlockProps = { title: string; questions: { question: string; answer: string }[] };

export function FaqBlock({ title, questions }: FaqBlockProps) {
  const items = questions.map(({ question, answer }) => ({
    title: question,
    content: (
      <p>
        <EmergencyText text={answer} />
      </p>
    ),
  }));
  return (
    <section className={`${styles.faq} container`}>
      <h2>{title}</h2>
      <div className={styles.list}>
        <Accordion items={items} />
      </div>
    </section>
  );
}
