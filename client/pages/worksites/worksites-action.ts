import { createProjectsApi } from '#shared/api/projects.ts';
import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import { textOf } from '#shared/form-state.ts';
import { endShares, saveProposal, shareProposal } from './proposal-actions.ts';
import { saveProduct, saveRoom } from './room-actions.ts';
import { saveCalculation } from './save-action.ts';
import { sendToInstaller } from './send-action.ts';
import { saveWorksite } from './worksite-actions.ts';
import { redirectToWorksites } from './redirect-to-worksites.ts';
import { readNumber, roomAnchor } from './worksites-url.ts';

type Act = (args: ActionArgs, worksite: number) => Promise<ActionOutcome>;

const ACTS: Record<string, Act> = {
  create: saveWorksite,
  change: saveWorksite,
  save: saveCalculation,
  room: saveRoom,
  product: saveProduct,
  proposal: saveProposal,
  share: shareProposal,
  unshare: endShares,
  send: sendToInstaller,
  delete: async (args, worksite) => {
    await createProjectsApi(args.api.caller).remove(worksite);
    return redirectToWorksites(args, { deleted: worksite });
  },
  restore: async (args) => {
    const { id } = await createProjectsApi(args.api.caller).restore(numberOf(args.form));
    return redirectToWorksites(args, { worksite: id });
  },
  duplicate: async (args, worksite) => {
    const { id } = await createProjectsApi(args.api.caller).duplicateConfiguration(numberOf(args.form));
    return redirectToWorksites(args, { worksite, anchor: roomAnchor(id) });
  },
  'delete-room': async (args, worksite) => {
    const { id } = await createProjectsApi(args.api.caller).removeConfiguration(numberOf(args.form));
    return redirectToWorksites(args, { worksite, deleted: id });
  },
  'restore-room': async (args, worksite) => {
    const room = numberOf(args.form);
    await createProjectsApi(args.api.caller).restoreConfiguration(room);
    return redirectToWorksites(args, { worksite, anchor: roomAnchor(room) });
  },
};

/** Handles all forms of the worksites. The query names the worksite and room. */
export const action: PageAction = async (args) => {
  const act = ACTS[textOf(args.form, 'intent')];
  return act ? act(args, readNumber(args.search, 'worksite') ?? 0) : { kind: 'notFound' };
};

/** Id in the form's `number` field; 0, which matches nothing, when it is malformed. */
function numberOf(form: FormData): number {
  const written = textOf(form, 'number');
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0;
}
