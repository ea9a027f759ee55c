import { Box } from '@mui/material';
import { AutocompleteInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useVocabulary } from '#admin/products/use-vocabulary.ts';
import { SmallPicture } from './small-picture.tsx';

const SIZE = 120;

/** A picture of a room by what it shows, with a small copy of the chosen one. */
export function SceneInput({
  source,
  label,
  helperText,
}: {
  source: string;
  label: string;
  helperText: string;
}) {
  const { scenes } = useVocabulary();
  const chosen: unknown = useWatch({ name: source });
  const picture = scenes.find(({ id }) => id === chosen)?.picture;
  return (
    <Box sx={{ width: '100%' }}>
      <AutocompleteInput source={source} label={label} helperText={helperText} choices={scenes} />
      {picture && <SmallPicture picture={picture} size={SIZE} />}
    </Box>
  );
}
