import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { FieldError } from '#client/ui/field/field.tsx';
import { Select } from '#client/ui/select/select.tsx';
import type { ColumnsQuestion } from '#shared/contract/quick-order.ts';
import {
  columnField,
  COLUMN_ROLES,
  COLUMNS_FORM,
  HEAD_FIELD,
  LIST_FIELD,
  type ColumnRole,
} from './columns-form.ts';
import { writeListAddress } from './list-address.ts';
import styles from './list-columns.module.css';

const ERROR_MESSAGES = {
  no_reference: 'parts.columns_no_reference',
  two_references: 'parts.columns_two_references',
  two_quantities: 'parts.columns_two_quantities',
} as const;

type ListColumnsProps = { listKey: string; question: ColumnsQuestion };

/** The first rows of a table with ambiguous columns, and a select for the role of each column. */
export function ListColumns({ listKey, question }: ListColumnsProps) {
  const text = useTranslations();
  const href = useHref();
  const columns = Array.from({ length: question.width }, (_, column) => column);
  const labels = Object.fromEntries(
    columns.map((column) => [columnField(column), columnName(text, question, column)]),
  );
  return (
    <PostForm
      labels={labels}
      errorMessages={ERROR_MESSAGES}
      formName={COLUMNS_FORM}
      className={styles.form}
      action={href('accessories') + writeListAddress({ key: listKey, requestsColumns: true })}
      aria-labelledby="columns-title"
    >
      <div>
        <h3 id="columns-title">{text('parts.columns_title')}</h3>
        <p className={styles.text}>{text('parts.columns_text', { count: question.total })}</p>
        <p className={styles.text}>{text('parts.columns_guess', detectedColumns(text, question))}</p>
      </div>
      <input type="hidden" name={LIST_FIELD} value={listKey} />
      <Rows question={question} labels={labels} />
      <Checkbox name={HEAD_FIELD} value="yes" defaultChecked={question.has_head}>
        {text('parts.columns_head')}
      </Checkbox>
      <SubmitButton icon={ArrowRight}>{text('parts.columns_confirm')}</SubmitButton>
    </PostForm>
  );
}

function Rows({ question, labels }: { question: ColumnsQuestion; labels: Record<string, string> }) {
  const text = useTranslations();
  const field = useFormFields(ERROR_MESSAGES);
  const columns = Array.from({ length: question.width }, (_, column) => column);
  const options = COLUMN_ROLES.map((role) => ({ value: role, label: text(`parts.column_${role}`) }));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('parts.columns_table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => {
              const name = columnField(column);
              const { id, error, defaultValue } = field(name, labels[name] ?? '');
              return (
                <th key={column} scope="col">
                  <label htmlFor={id}>{text('parts.column', { column: column + 1 })}</label>
                  <Select
                    id={id}
                    name={name}
                    options={options}
                    defaultValue={defaultValue ?? roleOf(question, column)}
                    aria-describedby={`${id}-error`}
                    aria-invalid={error ? true : undefined}
                  />
                  <FieldError id={`${id}-error`} error={error} />
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {question.rows.map((cells, row) => (
            <tr key={row} className={row === 0 && question.has_head ? styles.head : undefined}>
              {columns.map((column) => (
                <td key={column} className="figures">
                  {cells[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function roleOf({ reference, quantity }: ColumnsQuestion, column: number): ColumnRole {
  if (column === reference) return 'reference';
  return column === quantity ? 'quantity' : 'ignored';
}

function columnName(text: Translate, { rows, has_head: hasHead }: ColumnsQuestion, column: number): string {
  const name = hasHead ? rows[0]?.[column] : undefined;
  return name || text('parts.column', { column: column + 1 });
}

function detectedColumns(
  text: Translate,
  question: ColumnsQuestion,
): { reference: string; quantity: string } {
  const nameOf = (column: number | null) =>
    column === null ? text('parts.column_none') : columnName(text, question, column);
  return { reference: nameOf(question.reference), quantity: nameOf(question.quantity) };
}
