import styles from './text-block.module.css';

/** HTML of an editor's. The back office has sanitised it (CT-07), and no page runs scripts of its own. */
export function HtmlBlock({ html }: { html: string }) {
  return (
    <div className={`${styles.place} container`}>
      <div className={`${styles.text} ${styles.html}`} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
