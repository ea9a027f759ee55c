import { ChevronDown } from 'lucide';
import { useState, type SyntheticEvent } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { CachedFragment } from '#client/app/parts/cached-fragment.tsx';
import { useHref } from '#client/app/page/page-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import menuStyles from './main-menu.module.css';
import styles from './catalogue-menu.module.css';

export const CatalogueMenu = island(CatalogueMenuContent, CatalogueLink);

function CatalogueLink({ label }: { label: string }) {
  return <a href={useHref()('categories')}>{label}</a>;
}

function CatalogueMenuContent({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      name="main-menu"
      className={menuStyles.group}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {label}
        <Icon of={ChevronDown} size="small" />
      </summary>
      <CachedFragment part="catalogue" className={styles.panel}>
        <CataloguePanel showsPush={isOpen} />
      </CachedFragment>
    </details>
  );
}
