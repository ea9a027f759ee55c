import { z } from 'zod';
import { identifier, idParameter, idParams, pageQuery } from './common.ts';
import { operation } from './operation.ts';
import { proposal, proposalForm, proposalQuery, proposalShare, sharedProposal } from './proposal.ts';
import { configurationForm, project, projectChange, projectForm, projectList } from './project.ts';

const OWN = { tag: 'project', access: 'customer' } as const;
const FORM = { ...OWN, isForm: true } as const;

const restoration = z.object({ id: identifier.describe('Number of the deleted entity or of the worksite.') });
const ofProject = z.object({ id: idParameter.describe('Number of the worksite.') });

/** Worksites of the customer of the session (AP-03, AP-11). A deleted one can be restored for an hour. */
export const PROJECT_OPERATIONS = [
  operation('GET /projects', {
    ...OWN,
    summary: 'Lists the worksites, newest first, in pages',
    query: pageQuery.extend({ perPage: pageQuery.shape.perPage.default(10) }),
    response: projectList,
  }),
  operation('GET /projects/{id}', {
    ...OWN,
    summary: 'Returns a worksite with its configurations',
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
    summary: 'Restores a worksite deleted within the last hour',
    body: restoration,
    response: idParams,
  }),
  operation('POST /configuration', {
    ...FORM,
    summary: 'Creates or replaces a configuration',
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
    summary: 'Restores a configuration deleted within the last hour',
    body: restoration,
    response: idParams,
  }),
  operation('GET /configuration/{id}/duplicate', {
    ...OWN,
    summary: 'Copies a configuration; it is a GET although it writes',
    response: idParams,
  }),
  operation('GET /project/proposal', {
    ...OWN,
    summary: 'Returns the proposal of a worksite for its installer',
    query: ofProject,
    response: proposal,
  }),
  operation('PUT /project/proposal', {
    ...FORM,
    summary: 'Stores the settings of a proposal',
    body: proposalForm,
    response: idParams,
  }),
  operation('POST /project/share', {
    ...FORM,
    summary: 'Creates a link that shows a proposal for thirty days',
    body: restoration,
    response: proposalShare,
  }),
  operation('DELETE /project/{id}/share', {
    ...OWN,
    summary: 'Ends all links of a proposal',
    response: idParams,
  }),
  operation('GET /project/files', {
    ...OWN,
    summary: 'Returns the proposal as PDF, or all files of the worksite as an archive',
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
    summary: 'Returns the proposal of a link',
    query: proposalQuery,
    response: sharedProposal,
  }),
];
