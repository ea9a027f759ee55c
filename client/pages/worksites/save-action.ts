import { createProjectsApi } from '#shared/api/projects.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { readHeatQuery, type HeatQuery } from '#shared/domain/heat/heat-query.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { namedRooms } from './read-room.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';

export async function saveCalculation(args: ActionArgs): Promise<ActionOutcome> {
  const { api, search, form, text } = args;
  const query = readHeatQuery(search);
  const rooms = namedRooms(query, text);
  const chosen = textOf(form, 'worksite');
  const name = textOf(form, 'name');
  if (rooms.length === 0) return { kind: 'notFound' };
  if (!/^[1-9]\d{0,8}$/.test(chosen) && name === '')
    return { kind: 'invalid', form: toFormState(form, { name: 'required' }) };
  const worksite = Number(chosen) || (await createFor(args, name, query));
  for (const { room, name: roomName } of rooms) {
    await createProjectsApi(api.caller).saveConfiguration({
      project_id: worksite,
      name: roomName,
      quantity: 1,
      room,
      product_id: null,
      model: null,
    });
  }
  return redirectToWorksites(args, { worksite });
}

/** Creates a worksite for the house of the calculation; the town is that of the postcode. */
async function createFor(
  { api }: ActionArgs,
  name: string,
  { zip, altitude, built, works }: HeatQuery,
): Promise<number> {
  const { items } = await api.cities.list({ zipcode: zip });
  const { id } = await createProjectsApi(api.caller).create({
    name,
    reference: '',
    zipcode: zip,
    city: items[0]?.name ?? zip,
    altitude,
    built,
    works,
  });
  return id;
}
