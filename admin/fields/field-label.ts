/** A required field has an asterisk in its label. */
const ASTERISK = /\s*\*$/;

/**
 * Label of an input of the form on the page, with the numbers of its rows from 1.
 * @param path of the field in its record, such as `texts.fr.points.0.title`; also the result where no input has a label
 */
export function fieldLabel(path: string): string {
  const [input] = document.getElementsByName(path);
  const label = isLabelled(input) ? input.labels?.[0]?.textContent?.replace(ASTERISK, '') : undefined;
  if (!label) return path;
  const rows = path.split('.').flatMap((part) => (/^\d+$/.test(part) ? [String(Number(part) + 1)] : []));
  return rows.length > 0 ? `${label} (${rows.join('.')})` : label;
}

function isLabelled(input: HTMLElement | undefined): input is HTMLInputElement | HTMLTextAreaElement {
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
}
