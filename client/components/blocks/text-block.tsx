import { Markdown } from 'markdown-to-jsx/react';
import styles from './text-block.module.css';

/** Running text. Written in Markdown; HTML inside it is shown as text, never run. */
export function TextBlock({ markdown }: { markdown: string }) {
  return (
    <div className={`${styles.place} container`}>
      <Markdown
        className={styles.text}
        options={{ disableParsingRawHTML: true, wrapper: 'div', forceBlock: true }}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
