import { useEffect } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { EmergencyText } from '#client/components/safety/emergency-text.tsx';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import type { SavQuestion } from '#shared/contract/sav.ts';
import { questionAnchor } from '#shared/domain/question-anchor.ts';

type QuestionListProps = { questions: readonly SavQuestion[] };

export const QuestionList = island(OpeningQuestions, Questions);

function OpeningQuestions({ questions }: QuestionListProps) {
  const { key } = usePage();
  // Browsers open a `<details>` for a fragment only when they load a document.
  useEffect(() => {
    const named = questions.find(({ id }) => location.hash === `#${questionAnchor(id)}`);
    const content = named && document.getElementById(questionAnchor(named.id));
    content?.closest('details')?.setAttribute('open', '');
    content?.scrollIntoView({ block: 'center' });
  }, [key, questions]);
  return <Questions questions={questions} />;
}

function Questions({ questions }: QuestionListProps) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id: questionAnchor(id),
        title: question,
        content: (
          <p>
            <EmergencyText text={answer} />
          </p>
        ),
      }))}
    />
  );
}
