import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from './page-context.ts';

/**
 * Returns the function that reloads the page in place, after a call was refused because the page is out of date. Input
 * is preserved.
 */
export function useReload(): () => void {
  const navigate = useNavigation();
  const { match, search } = usePage();
  return () => navigate(match.pathname + search, { keepPosition: true, replace: true });
}
