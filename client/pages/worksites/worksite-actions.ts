import { createProjectsApi } from '#shared/api/projects.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { PERIOD_NAMES, WORK_NAMES } from '#shared/domain/heat/building.ts';
import { ALTITUDES } from '#shared/domain/heat/climate.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';

const REQUIRED = ['name', 'zipcode', 'city'] as const;

/** Creates a worksite, or changes the one in the query. Invalid choices fall back to the first option. */
export async function saveWorksite(args: ActionArgs, id: number): Promise<ActionOutcome> {
  const { api, form } = args;
  const missing = REQUIRED.filter((name) => textOf(form, name) === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map((name) => [name, 'required']));
    return { kind: 'invalid', form: toFormState(form, errors) };
  }
  const written = {
    name: textOf(form, 'name'),
    reference: textOf(form, 'reference'),
    zipcode: textOf(form, 'zipcode'),
    city: textOf(form, 'city'),
    altitude: (ALTITUDES.find(({ upTo }) => String(upTo) === textOf(form, 'altitude')) ?? ALTITUDES[0]).upTo,
    built: PERIOD_NAMES.find((period) => period === textOf(form, 'built')) ?? 'before-1948',
    works: WORK_NAMES.filter((work) => form.getAll('works').includes(work)),
  };
  const saved =
    textOf(form, 'intent') === 'change'
      ? await createProjectsApi(api.caller).change({ id, ...written })
      : await createProjectsApi(api.caller).create(written);
  return redirectToWorksites(args, { worksite: saved.id });
}
