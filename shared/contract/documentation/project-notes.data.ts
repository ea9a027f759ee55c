import type { NotesByOperation } from './operation-notes.ts';

const NOT_OWN = { 404: ['not_found'] } as const;

/** Worksites with their configurations and proposals, spare parts and quick orders. */
export const PROJECT_NOTES = {
  'GET /projects': {
    name: 'listProjects',
    description: 'Lists the worksites of the customer with their totals, the newest first.',
  },
  'GET /projects/{id}': {
    name: 'getProject',
    description: 'Returns one worksite of the customer with its configurations.',
  },
  'POST /projects': {
    name: 'createProject',
    description: 'Creates a worksite and returns its number.',
    fields: { form: ['full'] },
  },
  'PUT /projects': {
    name: 'replaceProject',
    description: 'Replaces the description of the worksite named by `id` in the body.',
    errors: NOT_OWN,
  },
  'DELETE /projects/{id}': {
    name: 'removeProject',
    description: 'Deletes a worksite; it can be restored for an hour.',
  },
  'DELETE /project/{id}': {
    name: 'removeProjectAlias',
    description: 'Deletes a worksite as `removeProject` does, under the address of the specification.',
  },
  'POST /project/restore': {
    name: 'restoreProject',
    description: 'Restores a worksite that was deleted within the last hour.',
    errors: NOT_OWN,
  },
  'POST /configuration': {
    name: 'saveConfiguration',
    description: 'Creates a configuration of a worksite, or replaces the one whose `id` is sent.',
    errors: NOT_OWN,
    fields: { form: ['full'], product_id: ['unknown'] },
  },
  'DELETE /configuration/{id}': {
    name: 'removeConfiguration',
    description: 'Deletes a configuration; it can be restored for an hour.',
  },
  'POST /configuration/restore': {
    name: 'restoreConfiguration',
    description: 'Restores a configuration that was deleted within the last hour.',
    errors: NOT_OWN,
  },
  'GET /configuration/{id}/duplicate': {
    name: 'duplicateConfiguration',
    description:
      'Copies a configuration and returns the number of the copy. The specification makes it a GET although it writes.',
    errors: { 422: ['invalid_form'] },
    fields: { form: ['full'] },
  },
  'GET /project/proposal': {
    name: 'getProposal',
    description:
      'Returns the proposal that an installer makes of a worksite, with its settings and document.',
    errors: NOT_OWN,
  },
  'PUT /project/proposal': {
    name: 'replaceProposal',
    description: 'Stores the settings of a proposal: company, client, margin, validity and VAT rates.',
    errors: NOT_OWN,
  },
  'POST /project/share': {
    name: 'shareProposal',
    description: 'Creates a link that shows the proposal for thirty days. The token is returned once.',
    errors: NOT_OWN,
  },
  'DELETE /project/{id}/share': {
    name: 'unshareProposal',
    description: 'Ends all links of the proposal of a worksite.',
  },
  'GET /project/files': {
    name: 'getProjectFiles',
    description: 'Returns the proposal as PDF, or all files of the worksite as a ZIP archive.',
    errors: NOT_OWN,
  },
  'GET /proposal': {
    name: 'getSharedProposal',
    description: 'Returns the proposal of a link as it was when it was shared.',
    errors: NOT_OWN,
    isLimited: true,
  },
  'GET /eclate': {
    name: 'getExplodedView',
    description: 'Returns an exploded view with the positions of its parts.',
    errors: NOT_OWN,
  },
  'GET /part': {
    name: 'listParts',
    description: 'Lists spare parts and accessories by reference, product, serial number or text.',
    errors: NOT_OWN,
  },
  'GET /part/category': {
    name: 'listPartCategories',
    description: 'Lists the categories that have spare parts.',
  },
  'GET /part/resolve': {
    name: 'resolvePlate',
    description: 'Resolves the text of a data plate or label to a product, a serial number or a part.',
  },
  'POST /part/quick-order': {
    name: 'storeQuickOrder',
    description:
      'Stores a pasted list, or one file (text, CSV or .xlsx, detected by its bytes), for some days and returns the key that reads it.',
    fields: {
      files: [
        'too_many_files',
        'too_large',
        'both',
        'no_lines',
        'old_workbook',
        'not_text',
        'unreadable',
        'wrong_type',
      ],
      lines: ['required', 'too_large', 'too_long'],
    },
    isLimited: true,
  },
  'GET /part/quick-order': {
    name: 'getQuickOrder',
    description:
      'Returns a stored list line by line with articles, stock and prices. It puts nothing into a cart.',
    errors: NOT_OWN,
  },
  'POST /part/quick-order/columns': {
    name: 'setQuickOrderColumns',
    description: 'Stores which columns of a list hold the reference and the quantity.',
    errors: NOT_OWN,
  },
  'GET /part/quick-order/rest': {
    name: 'getQuickOrderRest',
    description: 'Returns the lines of a stored list that cannot be ordered, as a CSV file.',
    errors: NOT_OWN,
  },
} as const satisfies NotesByOperation;
