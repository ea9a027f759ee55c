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
  // The state has typed texts only: those that another person saves meanwhile are shown.
  const [typed, setTyped] = useState<Partial<MediaOfProduct['alt']>>({});
  const alt = { ...picture.alt, ...typed };
  const [error, setError] = useState<string>();
  const run = async (change: () => Promise<unknown>) => {
    setError(undefined);
    const refused = await write(change);
    setError(refused);
    return refused;
  };
  /** Returns the picture with the tag that it has now. */
  const replace = async (changed: MediaOfProduct): Promise<MediaOfProduct> => {
    const { picture: _shown, etag, ...record } = changed;
    let tag = etag;
    await api.call('PUT /media', { body: record, ifMatch: etag, onTag: (received) => (tag = received) });
    return { ...changed, etag: tag };
  };
  const [path, formerPath] = before
    ? [withNumberOf(picture.path, before.path), withNumberOf(before.path, picture.path)]
    : [];
  const moveUp = async () => {
    if (!before || path === undefined || formerPath === undefined) return;
    // Two files never have one path, even for a moment.
    const aside = await replace({ ...before, path: asideOf(before.path) });
    try {
      await replace({ ...picture, path });
    } catch (refusal) {
      await replace({ ...aside, path: before.path });
      throw refusal;
    }
    await replace({ ...aside, path: formerPath });
  };
  const saveTexts = async () => {
    const refused = await run(() => replace({ ...picture, alt }));
    // Text typed while the request is in flight stays.
    if (refused === undefined)
      setTyped((now) =>
        Object.fromEntries(LOCALES.flatMap((lang) => (now[lang] === typed[lang] ? [] : [[lang, now[lang]]]))),
      );
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
            onChange={({ target }) =>
              setTyped({ ...typed, [lang]: target.value === '' ? null : target.value })
            }
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
          <Button disabled={!isChanged || isWriting} onClick={() => void saveTexts()}>
            {text('products.save_alt')}
          </Button>
          <CropDialog
            picture={picture}
            number={number}
            isWriting={isWriting}
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
            onConfirmed={async () => {
              await run(() =>
                api.call('DELETE /media/{id}', { params: { id: picture.id }, ifMatch: picture.etag }),
              );
            }}
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
