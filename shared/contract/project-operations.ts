import { z } from 'zod';
import { identifier, idParameter, idParams, pageQuery } from './common.ts';
import { read, type Operation } from './operation.ts';
import { proposal, proposalForm, proposalQuery, proposalShare, sharedProposal } from './proposal.ts';
import { configurationForm, project, projectChange, projectForm, projectList } from './project.ts';

const TAG = 'project';
const restoration = z.object({ id: identifier });
const ofProject = z.object({ id: idParameter });

/** Worksites of who is logged in (AP-03, AP-11). What is deleted can be brought back for an hour. */
export const PROJECT_OPERATIONS: readonly Operation[] = [
  ofCustomer(
    read(TAG, '/projects', 'One’s worksites, newest first, in pages', {
      query: pageQuery.extend({ perPage: pageQuery.shape.perPage.default(10) }),
      answer: projectList,
    }),
  ),
  ofCustomer(read(TAG, '/projects/{id}', 'A worksite with its configurations', { answer: project })),
  form('post', '/projects', 'Creates a worksite', projectForm),
  form('put', '/projects', 'Changes a worksite', projectChange),
  remove('/projects/{id}', 'Deletes a worksite'),
  remove('/project/{id}', 'Deletes a worksite'),
  form('post', '/project/restore', 'Brings back a worksite deleted within the hour', restoration),
  form('post', '/configuration', 'Creates or changes a configuration', configurationForm),
  remove('/configuration/{id}', 'Deletes a configuration'),
  form('post', '/configuration/restore', 'Brings back a configuration deleted within the hour', restoration),
  ofCustomer(
    read(TAG, '/configuration/{id}/duplicate', 'Copies a configuration: it writes, though it is a GET', {
      answer: idParams,
    }),
  ),
  ofCustomer(
    read(TAG, '/project/proposal', 'An installer’s proposal for a worksite', {
      query: ofProject,
      answer: proposal,
    }),
  ),
  form('put', '/project/proposal', 'Says what a proposal is to say', proposalForm),
  {
    ...form('post', '/project/share', 'A link that shows a proposal for thirty days', restoration),
    answer: proposalShare,
  },
  remove('/project/{id}/share', 'Ends the links of a proposal'),
  {
    ...ofCustomer(
      read(TAG, '/project/files', 'The proposal of a worksite, or all its files as an archive', {
        query: ofProject.extend({ file: z.enum(['all', 'proposal']).default('all') }),
        answer: z.unknown(),
      }),
    ),
    fileType: 'application/zip',
  },
  read(TAG, '/proposal', 'What a link to a proposal shows', { query: proposalQuery, answer: sharedProposal }),
];

function ofCustomer(operation: Operation): Operation {
  return { ...operation, access: 'customer' };
}

function form(method: 'post' | 'put', path: string, summary: string, body: z.ZodObject): Operation {
  const id = `${method.toUpperCase()} ${path}`;
  return { id, method, path, summary, tag: TAG, access: 'customer', body, isForm: true, answer: idParams };
}

function remove(path: string, summary: string): Operation {
  return {
    id: `DELETE ${path}`,
    method: 'delete',
    path,
    summary,
    tag: TAG,
    access: 'customer',
    answer: idParams,
  };
}
