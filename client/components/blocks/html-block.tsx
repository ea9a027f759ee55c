import styles from './text-block.module.css';

/** HTML written by an editor, sanitized by the back office (CT-07). The CSP blocks scripts. */
export function HtmlBlock({ html }: { html: string }) {
  return (
    <div className={`${styles.place} container`}>
      <div className={`${styles.text} ${styles.html}`} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
