import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import type { PageResponses, PageEvents } from './page-metrics.ts';

/** Counts and times the loads of pages, private and shared ones. */
export function countLoads(load: LoadDocument, { onLoad }: Pick<PageEvents, 'onLoad'>): LoadDocument {
  const { formRules, lastBrand } = load;
  const counted: LoadDocument = Object.assign(
    async (request: Parameters<LoadDocument>[0]) => {
      const since = performance.now();
      const result = await load(request);
      if (result.kind === 'page') {
        const seconds = (performance.now() - since) / 1000;
        onLoad({ route: result.routeName, answers: dataOf(result), seconds });
      }
      return result;
    },
    { formRules, lastBrand },
  );
  return counted;
}

function dataOf({ status, store }: LoadedDocument): PageResponses {
  if (status >= 500) return 'none';
  return store.settings.staleSince === undefined ? 'current' : 'old';
}
