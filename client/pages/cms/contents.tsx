import { useTranslations } from '#client/app/intl/use-translations.ts';
import { anchorsOf } from '#client/components/blocks/anchors.ts';
import type { PageBlock } from '#shared/contract/page-block.ts';
import styles from './contents.module.css';

/** Shorter articles need no table of contents. */
const MIN_HEADINGS = 4;

export function Contents({ blocks }: { blocks: PageBlock[] }) {
  const text = useTranslations();
  const anchors = [...anchorsOf(blocks).values()];
  if (anchors.length < MIN_HEADINGS) return null;
  return (
    <nav className={`${styles.contents} container`} aria-labelledby="contents-title" data-print="no">
      <h2 id="contents-title">{text('article.contents')}</h2>
      <ol>
        {anchors.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
