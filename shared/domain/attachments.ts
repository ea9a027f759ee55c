/** What may come with a form: pictures and documents, by what their first bytes say. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The field they come in, in every form that takes them. */
export const FILES_FIELD = 'files';

export const MOST_FILES = 3;
/** Bytes of one file. */
export const LARGEST_FILE = 5 * 1024 * 1024;

const SIGNATURES: Record<AttachmentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is by its first bytes, whatever its name says. `undefined` when it may not be attached. */
export function attachmentType(head: Uint8Array): AttachmentType | undefined {
  return ATTACHMENT_TYPES.find((type) => SIGNATURES[type].every((byte, index) => head[index] === byte));
}
