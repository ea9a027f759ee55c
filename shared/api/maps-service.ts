/** An outside service that suggests places: where it is reached, and the key it knows the site by. */
export type MapsService = { url: string; key: string };

type Answer = { suggestions?: { placePrediction?: { text?: { text?: string } } }[] };

const PATIENCE_MS = 2500;

/**
 * Places in France for what is being typed, as the service words them (spec section 7: language fr-FR, region eu).
 * @throws when it does not answer, or not in time.
 */
export async function suggestPlaces({ url, key }: MapsService, text: string): Promise<string[]> {
  const answer = await fetch(url, {
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`The maps service answered ${answer.status}.`);
  const { suggestions = [] } = (await answer.json()) as Answer;
  return suggestions.flatMap(({ placePrediction }) => {
    const place = placePrediction?.text?.text?.replace(/, France$/, '').trim();
    return place ? [place] : [];
  });
}
