import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { FileField } from '#client/ui/file-field/file-field.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { ListColumns } from './list-columns.tsx';
import { LIST_FIELD } from './columns-form.ts';
import { LIST_ANCHOR, writeListAddress } from './list-address.ts';
import { QuickOrderResult } from './quick-order-result.tsx';
import type { SparePartsData } from './spare-parts-load.ts';
import styles from './spare-parts-page.module.css';
import listStyles from './quick-order.module.css';

const ERROR_MESSAGES = {
  'lines.too_big': 'parts.list_too_long',
  'lines.too_large': 'parts.list_too_long',
  'files.not_text': 'parts.file_not_text',
  'files.old_workbook': 'parts.file_old_workbook',
  'files.unreadable': 'parts.file_unreadable',
  'files.too_large': 'parts.file_too_large',
  'files.too_many_files': 'parts.file_one',
  'files.no_lines': 'parts.file_empty',
  'files.both': 'parts.file_or_text',
} as const;

export function QuickOrder({ data: { list } }: { data: SparePartsData }) {
  const text = useTranslations();
  const href = useHref();
  const labels = { lines: text('parts.lines'), [FILES_FIELD]: text('parts.file') };
  const order = list?.order;
  return (
    <>
      <PostForm
        labels={labels}
        errorMessages={ERROR_MESSAGES}
        acceptsFiles
        className={styles.quick}
        action={href('accessories')}
      >
        {order && order.source !== null && <input type="hidden" name={LIST_FIELD} value={order.key} />}
        <Fields labels={labels} list={list} />
        <SubmitButton kind="ink" icon={ArrowRight}>
          {text('parts.check')}
        </SubmitButton>
      </PostForm>
      {list && (
        <div id={LIST_ANCHOR} className={listStyles.result}>
          {!order && (
            <Banner tone="caution" title={text('parts.list_gone')} spoken={text('parts.list_gone')}>
              <p>{text('parts.list_gone_text')}</p>
            </Banner>
          )}
          {order?.question && <ListColumns listKey={order.key} question={order.question} />}
          {order?.read && <QuickOrderResult query={list.query} read={order.read} />}
        </div>
      )}
    </>
  );
}

type FieldsProps = { labels: Record<string, string>; list: SparePartsData['list'] };

function Fields({ labels, list }: FieldsProps) {
  const text = useTranslations();
  const href = useHref();
  const field = useFormFields(ERROR_MESSAGES);
  const { defaultValue, ...area } = field('lines', labels['lines'] ?? '');
  const { defaultValue: _file, ...file } = field(FILES_FIELD, labels[FILES_FIELD] ?? '');
  const order = list?.order;
  return (
    <>
      <TextArea
        {...area}
        key={`${order?.key} ${order?.source === null}`}
        defaultValue={defaultValue || (order?.source ?? '')}
        hint={text('parts.lines_hint')}
        rows={6}
        spellCheck={false}
        autoCapitalize="characters"
      />
      {order?.source === null && (
        <LinkArrow
          href={`${href('accessories')}${writeListAddress({ key: order.key, withSource: true })}#field-lines`}
        >
          {text('parts.list_edit')}
        </LinkArrow>
      )}
      <FileField
        {...file}
        hint={text('parts.file_hint')}
        optional={text('forms.optional')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      />
    </>
  );
}
