import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readTable, type TableRow } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { RANGE_KIND } from '#shared/contract/shop/document-record.ts';
import { documentColumns, type DocumentRecord } from './document-record.ts';

/** The installation guide, which the type of the product provides. */
const GUIDE_KIND = 'notice-pose';

/** Reads `documents.csv`. `guided`: products whose type names an installation guide. */
export async function readDocuments(
  folder: ShopFolder,
  findings: Findings,
  known: { categories: KnownKeys; products: KnownKeys; guided?: ReadonlySet<string> },
): Promise<DocumentRecord[]> {
  const documents: DocumentRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const document of readTable(folder, 'documents', documentColumns, findings)) {
    const { row, at } = document;
    checkSubject(document, findings, known);
    if (row.kind === GUIDE_KIND && row.product !== null && known.guided?.has(row.product) === false)
      findings.add(errorAt(at('kind'), 'guide_missing', { value: row.product }, 'kind'));
    if (checkNew(row.code, at('code'), 'code')) documents.push(row);
  }
  return documents;
}

/** A leaflet is about a category, every other document about a product. */
function checkSubject(
  { row, at }: TableRow<DocumentRecord>,
  findings: Findings,
  known: { categories: KnownKeys; products: KnownKeys },
): void {
  const [field, other, keys] =
    row.kind === RANGE_KIND
      ? (['category', 'product', known.categories] as const)
      : (['product', 'category', known.products] as const);
  const key = row[field];
  if (key === null) findings.add(errorAt(at(field), 'required', {}, field));
  else checkKnown(keys, key, { at: at(field), field, findings });
  if (row[other] !== null) findings.add(errorAt(at(other), 'must_be_empty', {}, other));
}
