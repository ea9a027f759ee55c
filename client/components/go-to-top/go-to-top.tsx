import { ArrowUp } from 'lucide';
import { useState } from 'react';
import { island, Nothing } from '#client/app/island.tsx';
import { scrollToTop } from '#client/app/scroll.ts';
import { useScrollY } from '#client/app/use-scroll.ts';
import { useText } from '#client/app/use-text.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './go-to-top.module.css';

const SHOWN_AFTER_PX = 800;

/** Back to the top of a long page; shows after 800 px. */
export const GoToTop = island(GoToTopPart, Nothing);

function GoToTopPart() {
  const text = useText();
  const [isShown, setShown] = useState(false);
  useScrollY((y) => setShown(y > SHOWN_AFTER_PX));
  if (!isShown) return null;
  return (
    <button type="button" className={styles.button} onClick={scrollToTop} data-print="no">
      <Icon of={ArrowUp} />
      <span className="hidden">{text('go_to_top')}</span>
    </button>
  );
}
