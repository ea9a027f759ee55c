import type { LoadableComponent } from '@loadable/component';
import { useLoaderData } from 'react-router';
import type { LoadedPage } from './loaded-page.ts';
import { PageHead } from './page-head.tsx';

type PageViewProps = { Page: LoadableComponent<{ data: never }> };

/** A page with its head, once its route has loaded. */
export function PageView({ Page }: PageViewProps) {
  const { data, meta } = useLoaderData<LoadedPage>();
  return (
    <>
      <PageHead meta={meta} />
      {/* The page's own loader made the data its component asks for (routes/tree.tsx pairs them). */}
      <Page data={data as never} />
    </>
  );
}
