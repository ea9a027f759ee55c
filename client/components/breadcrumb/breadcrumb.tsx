import { observer } from 'mobx-react-lite';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { usePage, useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { BreadcrumbTrail } from '#client/ui/breadcrumb/breadcrumb.tsx';
import { showsBreadcrumb } from './shows-breadcrumb.ts';
import styles from './breadcrumb.module.css';

export const Breadcrumb = island(
  observer(function Breadcrumb() {
    const { match, meta } = usePage();
    const { crumbs } = useStore().breadcrumb;
    const text = useTranslations();
    const href = useHref();
    if (!meta || crumbs.length === 0 || !showsBreadcrumb(match.name, meta.type)) return null;
    const home = { label: text('breadcrumb.home'), url: href('index') };
    return (
      <BreadcrumbTrail
        label={text('breadcrumb.label')}
        items={[home, ...crumbs]}
        className={`${styles.place} container`}
      />
    );
  }),
  Nothing,
);
