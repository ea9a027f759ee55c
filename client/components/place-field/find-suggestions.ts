import type { Api } from '#shared/api/create-api.ts';
import { suggestPlaces } from '#shared/api/maps-service.ts';
import type { SettingsStore } from '#client/stores/settings-store.ts';
import { placeName } from './find-place.ts';

/**
 * Suggests places for typed text. Uses the third-party service if it is configured and accepted; if it fails, logs the
 * error and uses our own communes (LO-05).
 */
export async function findSuggestions(api: Api, settings: SettingsStore, text: string): Promise<string[]> {
  const { maps } = settings.thirdParties;
  if (maps && hasMapsConsent(settings)) {
    try {
      return await suggestPlaces(maps, text);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the browser's only log
      console.warn('The maps service is unavailable.', error);
    }
  }
  const { items } = await api.places({ text });
  return [...new Set(items.map(placeName))];
}

/** Third-party servers are contacted only with consent. */
export function hasMapsConsent({ consent }: Pick<SettingsStore, 'consent'>): boolean {
  return consent?.maps ?? false;
}
