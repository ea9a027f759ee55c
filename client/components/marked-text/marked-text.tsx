import { markWords } from './mark-words.ts';
import styles from './marked-text.module.css';

/** A text in which the words that were searched for are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map(({ text: piece, isMarked }, index) =>
    isMarked ? (
      // Pieces have no identity but their place: the list is made anew with each text and query.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
