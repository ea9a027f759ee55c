import { createProjectsApi } from '#shared/api/projects.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import type { Configuration, ConfigurationForm } from '#shared/contract/project.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import { textOf, toFormState, WHOLE_FORM } from '#shared/form-state.ts';
import { readRoomForm } from './read-room.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';
import { NEW_FIELD } from './new-field.ts';
import { readNumber, roomAnchor } from './worksites-url.ts';

const MAX_PIECES = 99;

/** Adds or changes a room. A change preserves its product; a new room redirects to the product selection. */
export async function saveRoom(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  const { api, form } = args;
  const known = await findConfiguration(args, worksite);
  const isRemoved = !known && args.search.has('configuration') && textOf(form, NEW_FIELD) === '';
  if (isRemoved) return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: 'gone' }, 409) };
  const quantity = readPieces(textOf(form, 'quantity'));
  const name = textOf(form, 'name');
  // A configuration created without a room has no dimensions.
  const read = known && !known.room ? { room: null } : readRoomForm(form);
  const errors: Record<string, string> = {
    ...(name === '' && { name: 'required' }),
    ...('errors' in read && read.errors),
    ...(quantity === undefined && { quantity: 'range' }),
  };
  if ('errors' in read || quantity === undefined || name === '')
    return { kind: 'invalid', form: toFormState(form, errors) };
  const saved = await createProjectsApi(api.caller).saveConfiguration({
    ...(known && { id: known.id }),
    ...chosenIn(known),
    project_id: worksite,
    name,
    quantity,
    room: read.room,
  });
  return known
    ? redirectToWorksites(args, { worksite, anchor: roomAnchor(known.id) })
    : redirectToWorksites(args, { worksite, configuration: saved.id, view: 'product' });
}

/** Assigns one of the offered products to a room, or none. */
export async function saveProduct(args: ActionArgs, worksite: number): Promise<ActionOutcome> {
  const { api, form } = args;
  const known = await findConfiguration(args, worksite);
  if (!known) return { kind: 'invalid', form: toFormState(form, { [WHOLE_FORM]: 'gone' }, 409) };
  const product = textOf(form, 'product');
  const isChosen = /^[1-9]\d{0,8}$/.test(product);
  await createProjectsApi(api.caller).saveConfiguration({
    id: known.id,
    project_id: worksite,
    name: known.name,
    quantity: readPieces(textOf(form, 'quantity')) ?? known.quantity,
    room: known.room,
    product_id: isChosen ? Number(product) : null,
    model: isChosen ? textOf(form, 'model') : null,
  });
  return redirectToWorksites(args, { worksite, anchor: roomAnchor(known.id) });
}

/**
 * The configuration that the query names.
 * @throws ApiError 404 for a worksite of another customer
 */
async function findConfiguration(
  { api, search }: ActionArgs,
  worksite: number,
): Promise<Configuration | undefined> {
  const { configurations } = await createProjectsApi(api.caller).get(worksite);
  const number = readNumber(search, 'configuration');
  return configurations.find(({ id }) => id === number);
}

function chosenIn(known: Configuration | undefined): Pick<ConfigurationForm, 'product_id' | 'model'> {
  return { product_id: known?.product?.id ?? null, model: known?.model?.code ?? null };
}

/** Parses the quantity of a room; `undefined` unless it is 1 to 99. */
function readPieces(typed: string): number | undefined {
  const quantity = readQuantity(typed, MAX_PIECES);
  return typeof quantity === 'number' && quantity > 0 ? quantity : undefined;
}
