import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { FileField } from '#client/ui/file-field/file-field.tsx';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import { QuickOrderResult } from './quick-order-result.tsx';
import type { SparePartsData } from './spare-parts-load.ts';
import styles from './spare-parts-page.module.css';

/** References and quantities, pasted or from a file; then what would come of each, and all of it into the cart. */
export function QuickOrder({ data: { lines, quickOrder } }: { data: SparePartsData }) {
  const text = useText();
  const href = useHref();
  const labels = { lines: text('parts.lines'), file: text('parts.file') };
  return (
    <>
      <PostForm labels={labels} takesFiles className={styles.quick} action={href('accessories')}>
        <Fields labels={labels} lines={lines} />
        <SubmitButton kind="ink" icon={ArrowRight}>
          {text('parts.check')}
        </SubmitButton>
      </PostForm>
      {quickOrder && <QuickOrderResult answer={quickOrder} />}
    </>
  );
}

type FieldsProps = { labels: { lines: string; file: string }; lines: string };

function Fields({ labels, lines }: FieldsProps) {
  const text = useText();
  const field = useFormFields({ 'file.not_text': 'parts.file_not_text' });
  const { defaultValue, ...area } = field('lines', labels.lines);
  const { defaultValue: _file, ...file } = field('file', labels.file);
  return (
    <>
      <TextArea
        {...area}
        key={lines}
        defaultValue={defaultValue || lines}
        hint={text('parts.lines_hint')}
        rows={6}
        spellCheck={false}
        autoCapitalize="characters"
      />
      <FileField
        {...file}
        hint={text('parts.file_hint')}
        optional={text('forms.optional')}
        accept=".csv,.txt,text/csv,text/plain"
      />
    </>
  );
}
