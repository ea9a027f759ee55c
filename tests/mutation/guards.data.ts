import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse } from '#scripts/mutation/operators/assume.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const FOLDER = 'backoffice/database/data-folder.test.ts';
const FILES = 'backoffice/tickets/attachments.db.test.ts';

/** Protections of the data folder, of attachments, and of the back office's own pages. */
export const GUARDS: readonly MutationTest[] = [
  {
    name: 'a data folder is opened once',
    in: 'openDataFolder',
    mutation: replaceCall('lockDataFolder', '() => undefined'),
    test: [FOLDER, 'second opening, also within one process: it is refused'],
  },
  {
    name: 'a damaged folder is not opened',
    in: 'inspectDataFolder',
    mutation: skip('damagedFolder'),
    test: [FOLDER, 'damage visible before the start: it is reported with the remedies'],
  },
  {
    name: 'a table that was cut short is found',
    in: 'findChangedFile',
    mutation: skip(' bytes instead of '),
    test: [FOLDER, 'truncated table file: it is reported'],
  },
  {
    name: 'files of others are left alone',
    in: 'inspectDataFolder',
    mutation: skip('some'),
    test: [FOLDER, 'opening: it is refused and the files stay'],
  },
  {
    name: 'no demo data is written over rows without a site',
    in: 'hasContent',
    mutation: skip('Error'),
    test: [FOLDER, 'database without its site: no demo data is written'],
  },
  {
    name: 'pictures are drawn anew',
    in: 'storePicture',
    mutation: replaceCall('autoOrient', '$.keepMetadata()'),
    test: [FILES, 'photograph of nearly 5 MB: stored upright and without its position'],
  },
  {
    name: 'documents that are archives too are refused',
    in: 'storePdf',
    mutation: assumeFalse('isArchive'),
    test: [FILES, 'refused as damaged'],
  },
  {
    name: 'pages of the back office have names of their own',
    in: 'refuseForeignHosts',
    mutation: skip(403),
    test: ['backoffice/http/own-pages.db.test.ts', 'of another site (DNS rebinding): they are refused'],
  },
  {
    name: 'calls in a name are kept by no cache, at the back office',
    in: 'setPrivateCacheControl',
    mutation: skip('private, no-store'),
    test: [
      'tests/server/private-calls.test.ts',
      'back office: not cacheable, success and error, with and without token',
    ],
  },
];
