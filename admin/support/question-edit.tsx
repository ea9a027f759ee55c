import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { QuestionForm } from './question-form.tsx';
import { prepareQuestion } from './support-records.ts';

/** A question of after-sales pages. */
export function QuestionEdit() {
  return (
    <RecordEdit title={useMessages()('support.question_edit')} transform={prepareQuestion}>
      <QuestionForm isStored />
    </RecordEdit>
  );
}
