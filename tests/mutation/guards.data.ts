import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const FOLDER = 'backoffice/database/data-folder.test.ts';
const FILES = 'backoffice/tickets/attachments.db.test.ts';

/** Protections of the data folder, of attachments, and of the back office's own pages. */
export const GUARDS: readonly MutationTest[] = [
  {
    name: 'data folder: opened by one process',
    in: 'openDataFolder',
    mutation: replaceCall('lockDataFolder', '() => undefined'),
    test: [FOLDER, 'second opening, also within one process: it is refused'],
  },
  {
    name: 'data folder: damage prevents opening',
    in: 'inspectDataFolder',
    mutation: skip('damagedFolder'),
    test: [FOLDER, 'damage visible before the start: it is reported with the remedies'],
  },
  {
    name: 'data folder: truncated tables are detected',
    in: 'findChangedFile',
    mutation: skip(' bytes instead of '),
    test: [FOLDER, 'truncated table file: it is reported'],
  },
  {
    name: 'data folder: foreign files are not touched',
    in: 'inspectDataFolder',
    mutation: skip('some'),
    test: [FOLDER, 'opening: it is refused and the files stay'],
  },
  {
    name: 'demo data: not written into a filled database',
    in: 'hasContent',
    mutation: skip('Error'),
    test: [FOLDER, 'database without its site: no demo data is written'],
  },
  {
    name: 'uploads: pictures are encoded again',
    in: 'storePicture',
    mutation: replaceCall('autoOrient', '$.keepMetadata()'),
    test: [FILES, 'photograph of nearly 5 MB: stored upright and without its position'],
  },
  {
    name: 'uploads: documents that are also archives are refused',
    in: 'isWholePdf',
    mutation: assumeTrue('isArchive'),
    test: [FILES, 'refused as damaged'],
  },
  {
    name: 'back office pages: foreign host names are refused',
    in: 'refuseForeignHosts',
    mutation: skip(403),
    test: ['backoffice/http/own-pages.db.test.ts', 'of another site (DNS rebinding): they are refused'],
  },
  {
    name: 'back office: authenticated responses are not cacheable',
    in: 'setPrivateCacheControl',
    mutation: skip('private, no-store'),
    test: [
      'tests/server/private-calls.test.ts',
      'back office: not cacheable, success and error, with and without token',
    ],
  },
];
