import { z } from 'zod';
import { identifier, idParameter, idParams, pageQuery } from './common.ts';
import { operation } from './operation.ts';
import { proposal, proposalForm, proposalQuery, proposalShare, sharedProposal } from './proposal.ts';
import { configurationForm, project, projectChange, projectForm, projectList } from './project.ts';

const OWN = { tag: 'project', access: 'customer' } as const;
const FORM = { ...OWN, isForm: true } as const;

const restoration = z.object({ id: identifier.describe('Number of the deleted entity or of the worksite.') });
const ofProject = z.object({ id: idParameter.describe('Number of the worksite.') });

/** Worksites of the logged-in customer (AP-03, AP-11). A deleted one can be restored for an hour. */
export const PROJECT_OPERATIONS = [
  operation('GET /projects', {
    ...OWN,
    summary: 'One’s worksites, newest first, in pages',
    query: pageQuery.extend({ perPage: pageQuery.shape.perPage.default(10) }),
    response: projectList,
  }),
  operation('GET /projects/{id}', {
    ...OWN,
    summary: 'A worksite with its configurations',
    response: project,
  }),
  operation('POST /projects', {
    ...FORM,
    summary: 'Creates a worksite',
    body: projectForm,
    response: idParams,
  }),
  operation('PUT /projects', {
    ...FORM,
    summary: 'Changes a worksite',
    body: projectChange,
    response: idParams,
  }),
  operation('DELETE /projects/{id}', {
    ...OWN,
    summary: 'Deletes a worksite',
    response: idParams,
  }),
  operation('DELETE /project/{id}', {
    ...OWN,
    summary: 'Deletes a worksite',
    response: idParams,
  }),
  operation('POST /project/restore', {
    ...FORM,
    summary: 'Brings back a worksite deleted within the hour',
    body: restoration,
    response: idParams,
  }),
  operation('POST /configuration', {
    ...FORM,
    summary: 'Creates or changes a configuration',
    body: configurationForm,
    response: idParams,
  }),
  operation('DELETE /configuration/{id}', {
    ...OWN,
    summary: 'Deletes a configuration',
    response: idParams,
  }),
  operation('POST /configuration/restore', {
    ...FORM,
    summary: 'Brings back a configuration deleted within the hour',
    body: restoration,
    response: idParams,
  }),
  operation('GET /configuration/{id}/duplicate', {
    ...OWN,
    summary: 'Copies a configuration: it writes, though it is a GET',
    response: idParams,
  }),
  operation('GET /project/proposal', {
    ...OWN,
    summary: 'An installer’s proposal for a worksite',
    query: ofProject,
    response: proposal,
  }),
  operation('PUT /project/proposal', {
    ...FORM,
    summary: 'Says what a proposal is to say',
    body: proposalForm,
    response: idParams,
  }),
  operation('POST /project/share', {
    ...FORM,
    summary: 'A link that shows a proposal for thirty days',
    body: restoration,
    response: proposalShare,
  }),
  operation('DELETE /project/{id}/share', {
    ...OWN,
    summary: 'Ends the links of a proposal',
    response: idParams,
  }),
  operation('GET /project/files', {
    ...OWN,
    summary: 'The proposal of a worksite, or all its files as an archive',
    query: ofProject.extend({
      file: z
        .enum(['all', 'proposal'])
        .default('all')
        .describe('All files as an archive, or the proposal alone.'),
    }),
    fileType: 'application/zip',
    response: z.unknown(),
  }),
  operation('GET /proposal', {
    tag: 'project',
    summary: 'What a link to a proposal shows',
    query: proposalQuery,
    response: sharedProposal,
  }),
];
