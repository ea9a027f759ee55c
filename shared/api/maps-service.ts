/** An external service that suggests addresses: its URL and the site's key. */
export type MapsService = { url: string; key: string };

type Suggestions = { suggestions?: { placePrediction?: { text?: { text?: string } } }[] };

const TIMEOUT_MS = 2500;

/**
 * Returns suggestions for addresses in France, as the service words them (spec section 7: language fr-FR, region eu).
 * @throws when it is unavailable or too slow
 */
export async function suggestPlaces({ url, key }: MapsService, text: string): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
    body: JSON.stringify({
      input: text,
      languageCode: 'fr-FR',
      regionCode: 'eu',
      includedRegionCodes: ['fr'],
    }),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The maps service returned ${response.status}.`);
  const { suggestions = [] } = (await response.json()) as Suggestions;
  return suggestions.flatMap(({ placePrediction }) => {
    const place = placePrediction?.text?.text?.replace(/, France$/, '').trim();
    return place ? [place] : [];
  });
}
