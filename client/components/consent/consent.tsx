import loadable from '@loadable/component';
import { useEffect, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { consentCategories } from '#shared/domain/third-parties.ts';

const ConsentQuestion = loadable(async () => (await import('./consent-question.tsx')).ConsentQuestion);

/**
 * Asks before any third-party service is loaded (TP-02), and loads the accepted ones. Does nothing on a site without
 * such services.
 */
export const Consent = island(function Consent() {
  const categories = consentCategories(useStore().settings.thirdParties);
  const [isHydrated, setHydrated] = useState(false);
  // The stored consent is known only in the browser.
  useEffect(() => setHydrated(true), []);
  return isHydrated && categories.length > 0 && <ConsentQuestion categories={categories} />;
});
