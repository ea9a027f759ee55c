import { Alert, Button, Card, CardActions, CardContent, TextField } from '@mui/material';
import { useState } from 'react';
import { LOCALES } from '#shared/locale.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ConfirmedButton } from '#admin/fields/confirmed-button.tsx';
import { SmallPicture } from '#admin/fields/small-picture.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { CropDialog } from './crop-dialog.tsx';
import type { MediaOfProduct } from './operator-types.ts';
import { withNumberOf } from './picture-paths.ts';

const SIZE = 160;

type Props = {
  picture: MediaOfProduct;
  /** Place among the pictures, from 1. */
  number: number;
  /** The picture before this one. */
  before: MediaOfProduct | undefined;
  isWriter: boolean;
  /** A change of any picture is in flight. */
  isWriting: boolean;
  /** Writes a change and reads the pictures again. Returns the reason of a refusal. */
  write: (change: () => Promise<unknown>) => Promise<string | undefined>;
};

/** A picture with its alternative texts, its place and its removal. */
export function ProductPicture({ picture, number, before, isWriter, isWriting, write }: Props) {
  const text = useMessages();
  const api = useApi();
  const [alt, setAlt] = useState(picture.alt);
  const [error, setError] = useState<string>();
  const run = async (change: () => Promise<unknown>) => {
    setError(undefined);
    setError(await write(change));
  };
  const replace = ({ picture: _shown, ...record }: MediaOfProduct) =>
    api.call('PUT /media', { body: record });
  const [path, formerPath] = before
    ? [withNumberOf(picture.path, before.path), withNumberOf(before.path, picture.path)]
    : [];
  const moveUp = async () => {
    if (!before || path === undefined || formerPath === undefined) return;
    // Two files never have one path, even for a moment.
    await replace({ ...before, path: asideOf(before.path) });
    await replace({ ...picture, path });
    await replace({ ...before, path: formerPath });
  };
  const isChanged = LOCALES.some((lang) => alt[lang] !== picture.alt[lang]);
  return (
    <Card variant="outlined">
      <CardContent>
        <SmallPicture picture={picture.picture} size={SIZE} />
        <div>{picture.path}</div>
        <div role="alert">{error !== undefined && <Alert severity="error">{error}</Alert>}</div>
        {LOCALES.map((lang) => (
          <TextField
            key={lang}
            label={text('products.alt', { number, language: text(`products.language.${lang}`) })}
            value={alt[lang] ?? ''}
            onChange={({ target }) => setAlt({ ...alt, [lang]: target.value === '' ? null : target.value })}
            onKeyDown={(event) => {
              // The field is inside the form of the product.
              if (event.key === 'Enter') event.preventDefault();
            }}
            slotProps={{ htmlInput: { lang, readOnly: !isWriter } }}
          />
        ))}
      </CardContent>
      {isWriter && (
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button
            disabled={!isChanged || isWriting}
            onClick={() => void run(() => replace({ ...picture, alt }))}
          >
            {text('products.save_alt')}
          </Button>
          <CropDialog
            picture={picture}
            number={number}
            onSave={(focus) => write(() => replace({ ...picture, focus }))}
          />
          {path !== undefined && formerPath !== undefined && (
            <Button disabled={isWriting} onClick={() => void run(moveUp)}>
              {text('products.move_up')}
            </Button>
          )}
          <ConfirmedButton
            label={text('products.remove_picture')}
            title={text('products.remove_picture_title', { path: picture.path })}
            content={text('products.remove_picture_text')}
            onConfirmed={() => run(() => api.call('DELETE /media/{id}', { params: { id: picture.id } }))}
          />
        </CardActions>
      )}
    </Card>
  );
}

/** A number that pictures of products hardly reach. */
function asideOf(path: string): string {
  return path.replace(/-\d{1,3}(\.[a-z]+)$/i, '-999$1');
}
