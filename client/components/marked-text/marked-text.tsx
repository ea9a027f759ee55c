import { markWords } from './mark-words.ts';
import styles from './marked-text.module.css';

export function MarkedText({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map(({ text: piece, isMarked }, index) =>
    isMarked ? (
      // Pieces have no identity except their position.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
