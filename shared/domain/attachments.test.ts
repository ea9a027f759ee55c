import { describe, expect, it } from '@jest/globals';
import { attachmentType } from './attachments.ts';

const typeOf = (text: string) => attachmentType(Buffer.from(text, 'latin1'));

describe('types of attachments', () => {
  it.each(['%PDF-1.7\n', '\u00EF\u00BB\u00BF%PDF-1.7\n', '\r\n %PDF-1.4\n', '\u00EF\u00BB\u00BF\n%PDF-2.0'])(
    'a document that begins %j is a PDF',
    (head) => {
      expect(typeOf(head)).toBe('application/pdf');
    },
  );

  it.each(['', '\u00EF\u00BB\u00BF', '<html>%PDF-1.7', 'MZ%PDF-1.7', '\u00EF\u00BB\u00BF\u0089PNG'])(
    'a file that begins %j may not be attached',
    (head) => {
      expect(typeOf(head)).toBeUndefined();
    },
  );
});
