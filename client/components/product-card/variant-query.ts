/** Query that selects a variant on its product's page. */
export function variantQuery({ reference }: { reference: string }): string {
  return `?ref=${encodeURIComponent(reference)}`;
}
