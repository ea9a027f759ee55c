/** Never shown: its loader leads elsewhere, always. */
export function Page() {
  return null;
}
