import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { consentCategories } from '#shared/domain/third-parties.ts';

const ConsentQuestion = loadable(async () => (await import('./consent-question.tsx')).ConsentQuestion);

/**
 * Asks about outside services before any of them is loaded (TP-02), and lets in those that were accepted. A site that
 * uses none asks nothing and loads nothing of this.
 */
export const Consent = island(function Consent() {
  const categories = consentCategories(useStore().settings.thirdParties);
  const [isLive, setLive] = useState(false);
  // Only the browser knows what it was told.
  useEffect(() => setLive(true), []);
  return isLive && categories.length > 0 && <ConsentQuestion categories={categories} />;
});
