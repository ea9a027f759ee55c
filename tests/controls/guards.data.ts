import type { Control } from '#scripts/controls/control.ts';

const FOLDER = 'backoffice/database/data-folder.test.ts';
const FILES = 'backoffice/tickets/attachments.db.test.ts';

/** Protections of the data folder, of attachments, and of the back office's own pages. */
export const GUARDS: readonly Control[] = [
  {
    name: 'a data folder is opened once',
    file: 'backoffice/database/open-data-folder.ts',
    find: 'const release = await lockDataFolder(folder);',
    replace: 'const release = () => void lockDataFolder;',
    test: FOLDER,
    title: 'is refused while the first lasts, in one sentence with the holder',
  },
  {
    name: 'a damaged folder is not opened',
    file: 'backoffice/database/data-folder-state.ts',
    find: 'if (damage !== undefined) throw damagedFolder(folder, damage);',
    replace: '',
    test: FOLDER,
    title: 'that is seen beforehand is named, with the ways out',
  },
  {
    name: 'a table that was cut short is found',
    file: 'backoffice/database/data-folder-files.ts',
    find: 'if (found !== bytes) return `${path} has ${found} bytes instead of ${bytes}`;',
    replace: '',
    test: FOLDER,
    title: 'of a table whose file was cut short is named',
  },
  {
    name: 'files of others are left alone',
    file: 'backoffice/database/data-folder-state.ts',
    find: 'if (!names.some((name) => TOP_LEVEL.has(name)))',
    replace: 'if (names.length > 1e9)',
    test: FOLDER,
    title: 'are refused and left alone',
  },
  {
    name: 'no demo data is written over rows without a site',
    file: 'backoffice/database/has-content.ts',
    find: 'if (filled.length > 0 && site === undefined)',
    replace: 'if (filled.length > 1e9 && site === undefined)',
    test: FOLDER,
    title: 'writes no demo data over a database that has lost its site',
  },
  {
    name: 'pictures are drawn anew',
    file: 'backoffice/tickets/store-picture.ts',
    find: 'turned.jpeg({ quality: QUALITY })',
    replace: 'picture.keepMetadata().jpeg({ quality: QUALITY })',
    test: FILES,
    title: 'is stored the right way up, and says nothing of where it was taken',
  },
  {
    name: 'documents that are archives too are refused',
    file: 'backoffice/tickets/store-pdf.ts',
    find: ' || isArchive(tail)',
    replace: ' || (isArchive(tail) && tail.length === 0)',
    test: FILES,
    title: 'is refused as damaged',
  },
  {
    name: 'pages of the back office have names of their own',
    file: 'backoffice/http/refuse-foreign-hosts.ts',
    find: 'if (isPage && !isOurs && isIP(host) === 0 && !LOCAL_NAME.test(host))',
    replace: 'if (isPage && isOurs && LOCAL_NAME.test(host) && host === "")',
    test: 'backoffice/http/own-pages.db.test.ts',
    title: 'another site may have it lead here (DNS rebinding)',
  },
  {
    name: 'calls in a name are kept by no cache, at the back office',
    file: 'backoffice/http/answer-privately.ts',
    find: 'if (!isForEverybody || OF_ONE_VISITOR',
    replace: 'if (!isForEverybody && OF_ONE_VISITOR',
    test: 'tests/server/private-calls.test.ts',
    title: 'are kept by no cache at the back office',
  },
];
