import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from './page-context.ts';

/**
 * Gives the function that loads the page again where it stands: for calls of a page's own that were refused because what it
 * shows is out of date. What is typed stays.
 */
export function useReload(): () => void {
  const navigate = useNavigation();
  const { match, search } = usePage();
  return () => navigate(match.pathname + search, { keepPlace: true, replace: true });
}
