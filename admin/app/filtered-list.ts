/** Address of the list of a screen with a filter. */
export function filteredList(screen: string, filter: Record<string, string | number>): string {
  return `#/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
