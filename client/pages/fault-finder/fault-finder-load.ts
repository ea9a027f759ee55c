import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { createSavApi } from '#shared/api/sav.ts';
import { supportCrumb } from '#client/components/support/support-crumb.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { SavFaultSummary, SavPlace } from '#shared/contract/sav.ts';
import { toSearchText } from '#shared/domain/search-text.ts';

export type FaultFamily = { family: SavPlace; faults: SavFaultSummary[] };

export type FaultFinderData = {
  text: string;
  /** Search results; `null` without a search text. */
  found: SavFaultSummary[] | null;
  families: FaultFamily[];
};

/** Loads all fault codes and symptoms by family, and the search results. */
export const load: PageLoad<FaultFinderData> = async (args) => {
  const { api, match, search, text: translate } = args;
  const text = toSearchText(search.get('q') ?? '');
  const [all, found] = await Promise.all([
    createSavApi(api.caller).faults(''),
    text === '' ? null : createSavApi(api.caller).faults(text),
  ]);
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: { text, found: found?.items ?? null, families: byFamily(all.items) },
    meta: {
      title: subTitle(translate('faults.title'), text),
      description: translate('faults.description'),
      indexed: search.size === 0,
      alternates: alternatesOf('fault-finder', match),
      audiences: audiencesOf('fault-finder', match),
      breadcrumb: [supportCrumb(args), { label: translate('faults.title'), url: href('fault-finder', site) }],
    },
  };
};

function byFamily(faults: SavFaultSummary[]): FaultFamily[] {
  const families = new Map<number, FaultFamily>();
  for (const fault of faults) {
    const group = families.get(fault.family.id) ?? { family: fault.family, faults: [] };
    group.faults.push(fault);
    families.set(fault.family.id, group);
  }
  return [...families.values()];
}
