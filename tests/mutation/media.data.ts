import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { returnOnly } from '#scripts/mutation/operators/return-only.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';

const MEDIA = 'backoffice/writes/media/media.db.test.ts';
const DOCUMENTS = 'backoffice/documents/own-documents.db.test.ts';

/** Files that operators upload, and how they are served. */
export const MEDIA_OF_OPERATORS: readonly MutationTest[] = [
  {
    name: 'uploads: only operators may send a large file',
    in: 'createOperationServer',
    mutation: skip('readCaller'),
    test: [MEDIA, 'is refused before its file is read'],
  },
  {
    name: 'uploads: libraries of pictures see only the types that are accepted',
    in: 'readCheckedFile',
    mutation: skip('wrong_type'),
    test: [MEDIA, 'is refused, and no file stays'],
  },
  {
    name: 'uploads: a picture of any size is not decoded',
    in: 'inspectPicture',
    mutation: skip('MAX_PIXELS'),
    test: [MEDIA, 'is refused, and no file stays'],
  },
  {
    name: 'uploads: a PDF is nothing else',
    in: 'isWholePdf',
    mutation: returnOnly('true'),
    test: [MEDIA, 'is refused, and no file stays'],
  },
  {
    name: 'uploads: the bytes of a record are those that were checked',
    in: 'mediaRecords > save',
    mutation: skip('not_allowed'),
    test: [MEDIA, 'bytes are replaced under If-Match'],
  },
  {
    name: 'documents: browsers do not guess a type',
    in: 'createOwnDocuments',
    mutation: replaceProperty('x-content-type-options', "'none'"),
    test: [DOCUMENTS, 'is downloaded as'],
  },
];
