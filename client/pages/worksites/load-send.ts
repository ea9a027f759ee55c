import { createContactsApi } from '#shared/api/contacts.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import type { Project } from '#shared/contract/project.ts';
import type { SendData } from './worksites-data.ts';

const MAX_INSTALLERS = 5;
const RADIUS_KM = 100;

/** Finds installers near a worksite; empty for an unknown postcode. */
export async function loadSend({ api }: LoadArgs, project: Project): Promise<SendData> {
  const { items } = await api.cities.list({ zipcode: project.zipcode });
  const [town] = items;
  const found = town
    ? await createContactsApi(api.caller).list({
        type: 'installer',
        latitude: town.latitude,
        longitude: town.longitude,
        radius: RADIUS_KM,
        perPage: MAX_INSTALLERS,
      })
    : { items: [] };
  return { view: 'send', project, installers: found.items, key: crypto.randomUUID() };
}
