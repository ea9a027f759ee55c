import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { QuestionForm } from './question-form.tsx';
import { NEW_QUESTION, prepareQuestion } from './support-records.ts';

/** A new question, the last one of its category. */
export function QuestionCreate() {
  return (
    <RecordCreate
      title={useMessages()('support.question_create')}
      redirect="list"
      record={NEW_QUESTION}
      transform={prepareQuestion}
    >
      <QuestionForm isStored={false} />
    </RecordCreate>
  );
}
