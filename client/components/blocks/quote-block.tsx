import styles from './quote-block.module.css';

export function QuoteBlock({ text, source }: { text: string; source: string }) {
  return (
    <figure className={`${styles.quote} container`}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
