import { useQueryClient } from '@tanstack/react-query';

/** Reads the variants of the screen again, and not the product whose form may hold what is not saved yet. */
export function useVariantReload(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['prices'] });
}
