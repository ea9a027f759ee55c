import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useScrollY } from '#client/app/page/use-scroll.ts';

const TopButton = loadable(async () => (await import('./top-button.tsx')).TopButton);

const SHOWN_AFTER_PX = 800;

/** Scrolls to the top; shown after 800 px. Its code is loaded after the page's, so that it works offline. */
export const GoToTop = island(GoToTopContent, Nothing);

function GoToTopContent() {
  const [isShown, setShown] = useState(false);
  useEffect(() => void TopButton.load().catch(() => undefined), []);
  useScrollY((y) => setShown(y > SHOWN_AFTER_PX));
  return isShown && <TopButton />;
}
