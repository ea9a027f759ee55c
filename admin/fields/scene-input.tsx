import { Box, Stack } from '@mui/material';
import { required, useRecordContext, useWrappedSource } from 'ra-core';
import { AutocompleteInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { searchKey } from '#shared/domain/text-keys.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { SmallPicture } from './small-picture.tsx';

const SIZE = 120;

type Scene = ReturnType<typeof useVocabulary>['scenes'][number];
type Props = { source: string; label: string; helperText: string; isRequired?: boolean };

/** A picture of a room, found by its name or by what it shows, with a small copy of each. */
export function SceneInput({ source, label, helperText, isRequired = false }: Props) {
  const text = useMessages();
  const { scenes } = useVocabulary();
  const chosen: unknown = useWatch({ name: useWrappedSource(source) });
  const known = scenes.find(({ id }) => id === chosen);
  return (
    <Box sx={{ width: '100%' }}>
      <AutocompleteInput
        source={source}
        label={label}
        helperText={helperText}
        choices={withUnknown(scenes, chosen)}
        optionText={<SceneOption />}
        inputText={({ name }: Scene) => name}
        matchSuggestion={(typed: string, { name }: Scene) => searchKey(name).includes(searchKey(typed))}
        noOptionsText={text('records.no_choice')}
        validate={isRequired ? required() : []}
      />
      {known?.picture && <SmallPicture picture={known.picture} size={SIZE} />}
    </Box>
  );
}

function SceneOption() {
  const scene = useRecordContext<Scene>();
  return (
    <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <SmallPicture picture={scene?.picture ?? null} />
      <span>{scene?.name}</span>
    </Stack>
  );
}

/** A name that the shop no longer has is shown, and refused by its name. */
function withUnknown(scenes: readonly Scene[], chosen: unknown): Scene[] {
  const isUnknown = typeof chosen === 'string' && chosen !== '' && !scenes.some(({ id }) => id === chosen);
  return isUnknown ? [{ id: chosen, name: chosen, picture: null }, ...scenes] : [...scenes];
}
