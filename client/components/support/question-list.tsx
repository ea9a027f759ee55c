import { Accordion } from '#client/ui/accordion/accordion.tsx';
import type { SavQuestion } from '#shared/contract/sav.ts';
import { questionAnchor } from '#shared/domain/question-anchor.ts';

/** Questions that open on their answers. */
export function QuestionList({ questions }: { questions: readonly SavQuestion[] }) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id: questionAnchor(id),
        title: question,
        content: <p>{answer}</p>,
      }))}
    />
  );
}
