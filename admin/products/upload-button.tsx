import { Alert } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { FileButton } from '#admin/fields/file-button.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { nextPath } from './picture-paths.ts';

type Props = {
  productKey: string;
  pictures: readonly { path: string }[];
  onChanged: () => Promise<void>;
};

/** Adds a picture after the others. */
export function UploadButton({ productKey, pictures, onChanged }: Props) {
  const text = useMessages();
  const api = useApi();
  const notify = useNotify();
  const errors = useErrorText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const upload = async (file: File) => {
    setPending(true);
    setError(undefined);
    try {
      const body = new FormData();
      body.set(
        'path',
        nextPath(
          productKey,
          pictures.map(({ path }) => path),
          file.name,
        ),
      );
      body.set(FILES_FIELD, file);
      await api.call('POST /media', { body });
      notify(text('products.picture_added'), { type: 'success' });
      await onChanged();
    } catch (refusal) {
      setError(Object.values(errors.ofFields(refusal))[0] ?? errors.ofCall(refusal));
    } finally {
      setPending(false);
    }
  };
  return (
    <div>
      <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
      <FileButton
        label={text(isPending ? 'products.picture_pending' : 'products.add_picture')}
        accept="image/jpeg,image/png,image/webp,image/avif"
        isPending={isPending}
        onChosen={(file) => void upload(file)}
      />
    </div>
  );
}
