import loadable from '@loadable/component';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { island } from '#client/app/island.tsx';
import { readConsent } from '#client/app/consent.ts';
import { useStore } from '#client/stores/store-context.ts';
import { consentCategories } from '#shared/domain/third-parties.ts';

const ConsentPanel = loadable(async () => (await import('./consent-panel.tsx')).ConsentPanel);
const Measurement = loadable(async () => (await import('./measurement.tsx')).Measurement);

/**
 * Asks about outside services before any of them is loaded (TP-02), and lets in those that were accepted. A site that
 * uses none asks nothing and loads nothing of this.
 */
export const Consent = island(
  observer(function Consent() {
    const { settings } = useStore();
    const categories = consentCategories(settings.thirdParties);
    const isConcerned = categories.length > 0;
    useEffect(() => {
      if (isConcerned) settings.setConsent(readConsent());
    }, [isConcerned, settings]);
    if (!isConcerned || !settings.isConsentKnown) return null;
    const { measurement } = settings.thirdParties;
    const isAsking = settings.consent === null || settings.isChoosingConsent;
    return (
      <>
        {isAsking && <ConsentPanel categories={categories} />}
        {measurement && settings.consent?.measurement && <Measurement container={measurement} />}
      </>
    );
  }),
);
