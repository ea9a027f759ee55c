import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { listServerErrors } from './list-server-errors.ts';

/** Fields of a block that the API has refused, whether or not an input shows them. */
export function BlockErrors({ index }: { index: number }) {
  const { errors } = useFormState();
  const blocks: unknown = errors['blocks'];
  const refused = Array.isArray(blocks) ? listServerErrors(blocks[index]) : [];
  if (refused.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mx: 2 }}>
      {refused.map(({ path, message }) => (
        <div key={path}>
          {path && <code>{path} – </code>}
          {message}
        </div>
      ))}
    </Alert>
  );
}
