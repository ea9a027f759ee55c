import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useScrollY } from '#client/app/page/use-scroll.ts';

const TopButton = loadable(async () => (await import('./top-button.tsx')).TopButton);

const SHOWN_AFTER_PX = 800;

/** Back to the top of a long page; shows after 800 px. Its code comes after the page's, so that it is there without a connection. */
export const GoToTop = island(GoToTopPart, Nothing);

function GoToTopPart() {
  const [isShown, setShown] = useState(false);
  useEffect(() => void TopButton.load().catch(() => undefined), []);
  useScrollY((y) => setShown(y > SHOWN_AFTER_PX));
  return isShown && <TopButton />;
}
