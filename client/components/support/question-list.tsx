import { useEffect } from 'react';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { usePage } from '#client/app/page-context.ts';
import type { SavQuestion } from '#shared/contract/sav.ts';
import { questionAnchor } from '#shared/domain/question-anchor.ts';

/** Questions that open on their answers. */
export function QuestionList({ questions }: { questions: readonly SavQuestion[] }) {
  const { key } = usePage();
  // Browsers open the question that an address names only when they load the page themselves.
  useEffect(() => {
    const named = questions.find(({ id }) => location.hash === `#${questionAnchor(id)}`);
    const content = named && document.getElementById(questionAnchor(named.id));
    content?.closest('details')?.setAttribute('open', '');
    content?.scrollIntoView({ block: 'center' });
  }, [key, questions]);
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
