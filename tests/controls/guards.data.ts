import type { Control } from '#scripts/controls/control.ts';
import { assumeFalse } from '#scripts/controls/operators/assume.ts';
import { replaceCall } from '#scripts/controls/operators/replace-call.ts';
import { skip } from '#scripts/controls/operators/skip.ts';

const FOLDER = 'backoffice/database/data-folder.test.ts';
const FILES = 'backoffice/tickets/attachments.db.test.ts';

/** Protections of the data folder, of attachments, and of the back office's own pages. */
export const GUARDS: readonly Control[] = [
  {
    name: 'a data folder is opened once',
    in: 'openDataFolder',
    mutation: replaceCall('lockDataFolder', '() => undefined'),
    test: [FOLDER, 'is refused while the first lasts, in one sentence with the holder'],
  },
  {
    name: 'a damaged folder is not opened',
    in: 'inspectDataFolder',
    mutation: skip('damagedFolder'),
    test: [FOLDER, 'that is seen beforehand is named, with the ways out'],
  },
  {
    name: 'a table that was cut short is found',
    in: 'findChangedFile',
    mutation: skip(' bytes instead of '),
    test: [FOLDER, 'of a table whose file was cut short is named'],
  },
  {
    name: 'files of others are left alone',
    in: 'inspectDataFolder',
    mutation: skip('some'),
    test: [FOLDER, 'are refused and left alone'],
  },
  {
    name: 'no demo data is written over rows without a site',
    in: 'hasContent',
    mutation: skip('Error'),
    test: [FOLDER, 'writes no demo data over a database that has lost its site'],
  },
  {
    name: 'pictures are drawn anew',
    in: 'storePicture',
    mutation: replaceCall('autoOrient', '$.keepMetadata()'),
    test: [FILES, 'is stored the right way up, and says nothing of where it was taken'],
  },
  {
    name: 'documents that are archives too are refused',
    in: 'storePdf',
    mutation: assumeFalse('isArchive'),
    test: [FILES, 'is refused as damaged'],
  },
  {
    name: 'pages of the back office have names of their own',
    in: 'refuseForeignHosts',
    mutation: skip(403),
    test: ['backoffice/http/own-pages.db.test.ts', 'another site may have it lead here (DNS rebinding)'],
  },
  {
    name: 'calls in a name are kept by no cache, at the back office',
    in: 'answerPrivately',
    mutation: skip('private, no-store'),
    test: ['tests/server/private-calls.test.ts', 'are kept by no cache at the back office'],
  },
];
