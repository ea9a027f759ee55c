const MAX_WORDS = 4;

/** The words of the last path segment, for a search: `/produit/seche-serviettes-rive` → `seche serviettes rive`. */
export function searchTermsOfPath(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  const words = decode(last)
    .replace(/\.\w{2,4}$/, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word.length > 1);
  return words.slice(-MAX_WORDS).join(' ');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
