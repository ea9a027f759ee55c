import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { FileDrop } from '#client/ui/file-field/file-drop.tsx';
import {
  ATTACHMENT_TYPES,
  FILES_FIELD,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '#shared/domain/attachments.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { TICKET_ERRORS } from './ticket-labels.ts';

const MEGABYTE = 1024 * 1024;

/** File field for photographs and documents, validated before they are sent. */
export const AttachmentsField = island(AttachmentsFieldContent);

function AttachmentsFieldContent() {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { state } = usePageForm();
  // Files are lost only if the form returned as a new document.
  const [isNewDocument] = useState(state !== undefined);
  const check = (files: readonly File[]) => {
    if (files.length > MAX_ATTACHMENTS) return text('ticket.fault_file_count');
    if (files.some(({ size }) => size > MAX_ATTACHMENT_BYTES)) return text('ticket.fault_file_size');
    if (files.some(({ size }) => size === 0)) return text('ticket.fault_file_empty');
    return files.every(isOfKnownType) ? undefined : text('ticket.fault_file_type');
  };
  const { defaultValue: _none, ...field } = useFormFields(TICKET_ERRORS)(FILES_FIELD, text('ticket.files'));
  return (
    <FileDrop
      {...field}
      hint={text(isNewDocument ? 'ticket.files_again' : 'ticket.files_hint')}
      optional={text('forms.optional')}
      accept={ATTACHMENT_TYPES.join(',')}
      check={check}
      labels={{
        remove: (name) => text('ticket.file_remove', { name }),
        size: (bytes) =>
          text('ticket.file_size', { size: formatFigure(Math.ceil((10 * bytes) / MEGABYTE) / 10, locale) }),
      }}
    />
  );
}

function isOfKnownType({ type }: File): boolean {
  return ATTACHMENT_TYPES.some((known) => known === type);
}
