import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import type { PageAnswers, PageEvents } from './page-metrics.ts';

/** Counts and times what pages are loaded with, those of one visitor and those made for many. */
export function countLoads(load: LoadDocument, { onLoad }: Pick<PageEvents, 'onLoad'>): LoadDocument {
  const { formRules } = load;
  const counted: LoadDocument = Object.assign(
    async (request: Parameters<LoadDocument>[0]) => {
      const since = performance.now();
      const result = await load(request);
      if (result.kind === 'page') {
        const seconds = (performance.now() - since) / 1000;
        onLoad({ route: result.routeName, answers: answersOf(result), seconds });
      }
      return result;
    },
    { formRules },
  );
  return counted;
}

function answersOf({ status, store }: LoadedDocument): PageAnswers {
  if (status >= 500) return 'none';
  return store.settings.staleSince === undefined ? 'current' : 'old';
}
