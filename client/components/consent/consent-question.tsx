import loadable from '@loadable/component';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { readConsent } from '#client/app/browser/consent.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { ConsentCategory } from '#shared/domain/consent.ts';

const ConsentPanel = loadable(async () => (await import('./consent-panel.tsx')).ConsentPanel);
const Measurement = loadable(async () => (await import('./measurement.tsx')).Measurement);

/** Shows the consent panel if a decision is missing, and measurement if accepted. */
export const ConsentQuestion = observer(function ConsentQuestion({
  categories,
}: {
  categories: ConsentCategory[];
}) {
  const { settings } = useStore();
  const [isPostponed, setPostponed] = useState(false);
  useEffect(() => settings.setConsent(readConsent()), [settings]);
  if (!settings.isConsentKnown) return null;
  const { measurement } = settings.thirdParties;
  const isAsking = (settings.consent === null && !isPostponed) || settings.isChoosingConsent;
  // The former decision remains; without one nothing is loaded, and the next document asks again.
  const postpone = () => {
    settings.setConsent(readConsent());
    setPostponed(true);
  };
  return (
    <>
      {isAsking && <ConsentPanel categories={categories} onPostpone={postpone} />}
      {measurement && settings.consent?.measurement && <Measurement container={measurement} />}
    </>
  );
});
