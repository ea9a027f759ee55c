import type { ConfigurationForm, ProjectForm } from '#shared/contract/project.ts';
import type { ProposalForm } from '#shared/contract/proposal.ts';
import { OWN, type Caller } from './caller.ts';

type Id = { id: number };

/** Creates the calls for the customer's worksites (spec section 7). */
export function createProjectsApi(caller: Caller) {
  return {
    list: (query: { page: number; perPage?: number }) => caller.call('GET /projects', { query, ...OWN }),
    get: (id: number) => caller.call('GET /projects/{id}', { params: { id }, ...OWN }),
    create: (form: ProjectForm) => caller.call('POST /projects', { body: form }),
    change: (form: ProjectForm & Id) => caller.call('PUT /projects', { body: form }),
    remove: (id: number) => caller.call('DELETE /project/{id}', { params: { id } }),
    restore: (id: number) => caller.call('POST /project/restore', { body: { id } }),
    saveConfiguration: (form: ConfigurationForm) => caller.call('POST /configuration', { body: form }),
    removeConfiguration: (id: number) => caller.call('DELETE /configuration/{id}', { params: { id } }),
    restoreConfiguration: (id: number) => caller.call('POST /configuration/restore', { body: { id } }),
    /** A GET that writes: call it only after a form was submitted. */
    duplicateConfiguration: (id: number) =>
      caller.call('GET /configuration/{id}/duplicate', { params: { id }, ...OWN }),
    proposal: (id: number) => caller.call('GET /project/proposal', { query: { id }, ...OWN }),
    saveProposal: (form: ProposalForm) => caller.call('PUT /project/proposal', { body: form }),
    share: (id: number) => caller.call('POST /project/share', { body: { id } }),
    endShares: (id: number) => caller.call('DELETE /project/{id}/share', { params: { id } }),
    /** Returns a shared proposal; the token is the only protection. */
    shared: (token: string) => caller.call('GET /proposal', { query: { token }, isFresh: true }),
  };
}
