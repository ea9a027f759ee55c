import type { DocumentRecord } from '#backoffice/shop/documents/document-record.ts';

type Product = { key: string; reference: string };

/** Documents of each product of a scaled catalogue, which repeats the original products in their order. */
export function scaleDocuments(
  documents: readonly DocumentRecord[],
  originals: readonly Product[],
  products: readonly Product[],
): DocumentRecord[] {
  const byProduct = new Map<string | null, DocumentRecord[]>();
  for (const document of documents)
    byProduct.set(document.product, [...(byProduct.get(document.product) ?? []), document]);
  return products.flatMap(({ key, reference }, index) => {
    const original = originals[index % originals.length]?.key ?? null;
    return (byProduct.get(original) ?? []).map((document) => ({
      ...document,
      product: key,
      code: `${reference.toLowerCase()}-${document.kind}`,
    }));
  });
}
