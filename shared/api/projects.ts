import type { ConfigurationForm, Project, ProjectForm, ProjectSummary } from '#shared/contract/project.ts';
import type { Proposal, ProposalForm, ProposalShare, SharedProposal } from '#shared/contract/proposal.ts';
import { OWN, type Caller, type List } from './resource.ts';

type Id = { id: number };

/** Worksites of who is logged in (spec section 7). */
export function createProjectsApi(caller: Caller) {
  return {
    list: (query: { page: number; perPage?: number }) =>
      caller.get<List<ProjectSummary>>('projects', query, OWN),
    get: (id: number) => caller.get<Project>(`projects/${id}`, {}, OWN),
    create: (form: ProjectForm) => caller.write<Id>('POST', 'projects', form),
    change: (form: ProjectForm & Id) => caller.write<Id>('PUT', 'projects', form),
    remove: (id: number) => caller.write<Id>('DELETE', `project/${id}`),
    restore: (id: number) => caller.write<Id>('POST', 'project/restore', { id }),
    saveConfiguration: (form: ConfigurationForm) => caller.write<Id>('POST', 'configuration', form),
    removeConfiguration: (id: number) => caller.write<Id>('DELETE', `configuration/${id}`),
    restoreConfiguration: (id: number) => caller.write<Id>('POST', 'configuration/restore', { id }),
    /** Writes, though it is a GET: only ever after a form was sent. */
    duplicateConfiguration: (id: number) => caller.get<Id>(`configuration/${id}/duplicate`, {}, OWN),
    proposal: (id: number) => caller.get<Proposal>('project/proposal', { id }, OWN),
    saveProposal: (form: ProposalForm) => caller.write<Id>('PUT', 'project/proposal', form),
    share: (id: number) => caller.write<ProposalShare>('POST', 'project/share', { id }),
    endShares: (id: number) => caller.write<Id>('DELETE', `project/${id}/share`),
    /** What a link shows, to whoever has it. */
    shared: (token: string) => caller.get<SharedProposal>('proposal', { token }, { isFresh: true }),
  };
}
