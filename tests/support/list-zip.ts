export type ZipEntry = { name: string; method: number; offset: number; size: number };

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

/** Lists the files of a zip whose local headers state the sizes, with the offset of each content. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + LOCAL_HEADER_BYTES <= bytes.length && view.getUint32(at, true) === LOCAL_HEADER) {
    const size = view.getUint32(at + 18, true);
    const nameLength = view.getUint16(at + 26, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + LOCAL_HEADER_BYTES, at + LOCAL_HEADER_BYTES + nameLength),
    );
    const offset = at + LOCAL_HEADER_BYTES + nameLength + view.getUint16(at + 28, true);
    entries.push({ name, method: view.getUint16(at + 8, true), offset, size });
    at = offset + size;
  }
  return entries;
}
