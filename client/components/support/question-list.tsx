import { Accordion } from '#client/ui/accordion/accordion.tsx';
import type { SavQuestion } from '#shared/contract/sav.ts';

/** Questions that open on their answers. */
export function QuestionList({ questions }: { questions: readonly SavQuestion[] }) {
  return (
    <Accordion
      items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
    />
  );
}
