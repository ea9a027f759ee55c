import type { Api } from '#shared/api/create-api.ts';
import { suggestPlaces } from '#shared/api/maps-service.ts';
import type { SettingsStore } from '#client/stores/settings-store.ts';
import { placeName } from './find-place.ts';

/**
 * Places for what is being typed. Where an outside service is set and the visitor has agreed to it, that one is asked;
 * its failure is logged only, and the communes of our own take over (LO-05).
 */
export async function findSuggestions(api: Api, settings: SettingsStore, text: string): Promise<string[]> {
  const { maps } = settings.thirdParties;
  if (maps && mayAskMapsService(settings)) {
    try {
      return await suggestPlaces(maps, text);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the browser's only log
      console.warn('The maps service did not answer.', error);
    }
  }
  const { items } = await api.places({ text });
  return [...new Set(items.map(placeName))];
}

/** Nobody is sent to another company's server before having agreed to it. */
export function mayAskMapsService({ consent }: Pick<SettingsStore, 'consent'>): boolean {
  return consent?.maps ?? false;
}
