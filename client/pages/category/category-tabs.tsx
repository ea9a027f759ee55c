import { island } from '#client/app/parts/island.tsx';
import { useCurrentInSight } from '#client/app/page/use-current-in-sight.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { CategoryData } from '#client/pages/common/category/load-category.ts';
import styles from './category-page.module.css';

/** Links to child and sibling categories. On a phone, scrolls the current one into view. */
export const CategoryTabs = island(CategoryTabsContent);

function CategoryTabsContent({ tabs }: Pick<CategoryData, 'tabs'>) {
  const text = useTranslations();
  const list = useCurrentInSight<HTMLUListElement>(tabs);
  return (
    <nav className={`${styles.tabs} container`} aria-label={text('category.subcategories')}>
      <ul ref={list}>
        {tabs.map((tab, index) => (
          <li key={index}>
            <a href={tab.url} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
