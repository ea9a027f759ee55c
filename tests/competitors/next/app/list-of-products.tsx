'use client';

import Link from 'next/link';
import type { PageData } from '../page/page-data.ts';
import { ProductListPage } from '../page/product-list-page.tsx';

/** Hydrates as a whole, like ours. */
export function ListOfProducts({ data }: { data: PageData }) {
  return <ProductListPage data={data} Link={Link} />;
}
