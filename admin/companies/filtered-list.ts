/** Address of a list with a filter. */
export function filteredList(
  resource: 'orders' | 'tickets',
  filter: Record<string, string | number>,
): string {
  return `#/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
