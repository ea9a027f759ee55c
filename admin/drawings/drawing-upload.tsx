import { Alert, Box } from '@mui/material';
import { required, useInput, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { FileButton } from '#admin/fields/file-button.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Uploads the picture; the record names it once it is saved. */
export function DrawingUpload() {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const { field, fieldState } = useInput<string>({ source: 'image', validate: required() });
  const { getValues, setValue } = useFormContext();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const upload = async (file: File) => {
    const code: unknown = getValues('code');
    if (typeof code !== 'string' || code === '') {
      setError(text('drawings.code_first'));
      return;
    }
    setPending(true);
    setError(undefined);
    try {
      const body = new FormData();
      body.set('code', code);
      body.set(FILES_FIELD, file);
      const { image, width, height } = await api.call('POST /eclate/picture', { body });
      field.onChange(image);
      setValue('width', width, { shouldDirty: true });
      setValue('height', height, { shouldDirty: true });
    } catch (refusal) {
      setError(Object.values(errors.ofFields(refusal))[0] ?? errors.ofCall(refusal));
    } finally {
      setPending(false);
    }
  };
  const refusal = fieldState.error?.message;
  return (
    <Box sx={{ mt: 1 }}>
      <div role="alert">
        {error !== undefined && <Alert severity="error">{error}</Alert>}
        {error === undefined && refusal !== undefined && (
          <Alert severity="error">
            <ValidationError error={refusal} />
          </Alert>
        )}
      </div>
      <FileButton
        label={text(
          isPending
            ? 'products.picture_pending'
            : field.value
              ? 'drawings.replace_picture'
              : 'drawings.add_picture',
        )}
        accept="image/jpeg,image/png,image/webp,image/avif"
        isPending={isPending}
        onChosen={(file) => void upload(file)}
      />
    </Box>
  );
}
