/** Types of attachments, recognised by their first bytes. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The form field of attachments. */
export const FILES_FIELD = 'files';

export const MAX_ATTACHMENTS = 3;
/** Maximum size of a file, in bytes. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Number of files of a form, and the maximum size of each. */
export type FileLimits = { count: number; bytes: number };
export const ATTACHMENT_LIMITS: FileLimits = { count: MAX_ATTACHMENTS, bytes: MAX_ATTACHMENT_BYTES };

const SIGNATURES: Record<AttachmentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** Line ends that programs write before a document. */
const BLANK = new Set([0x0a, 0x0d, 0x20, 0x09]);

/**
 * Returns the type of a file by its first bytes, whatever its name; `undefined` if it may not be attached. A PDF may
 * begin with a byte order mark or blank lines, which readers skip.
 */
export function attachmentType(head: Uint8Array): AttachmentType | undefined {
  const found = ATTACHMENT_TYPES.find((type) => hasSignature(head, type));
  if (found) return found;
  return hasSignature(head.subarray(blankLength(head)), 'application/pdf') ? 'application/pdf' : undefined;
}

function hasSignature(head: Uint8Array, type: AttachmentType): boolean {
  return SIGNATURES[type].every((byte, index) => head[index] === byte);
}

function blankLength(head: Uint8Array): number {
  let length = BYTE_ORDER_MARK.every((byte, index) => head[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (BLANK.has(head[length] ?? -1)) length += 1;
  return length;
}
