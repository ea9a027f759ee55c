/** Maximum length of an address, with its query. */
export const MAX_ADDRESS_LENGTH = 8192;

/**
 * True if the storefront serves an address: it is not too long, its path can be decoded, has no zero byte and does
 * not begin with two slashes, which a browser takes for another host.
 * @param address path and query, as sent
 */
export function isReadableAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && !address.startsWith('//') && isDecodable(address);
}

function isDecodable(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  if (!path.includes('%')) return !path.includes('\u0000');
  try {
    return !decodeURIComponent(path).includes('\u0000');
  } catch {
    return false;
  }
}
