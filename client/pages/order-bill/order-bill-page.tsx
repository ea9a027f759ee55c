/** Never rendered: its loader always redirects or returns 404. */
export function Page() {
  return null;
}
