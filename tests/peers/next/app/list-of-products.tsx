'use client';

import Link from 'next/link';
import type { PageData } from '../page/page-data.ts';
import { ProductListPage } from '../page/product-list-page.tsx';

/** Comes alive in the browser as a whole, as ours does. */
export function ListOfProducts({ data }: { data: PageData }) {
  return <ProductListPage data={data} Link={Link} />;
}
