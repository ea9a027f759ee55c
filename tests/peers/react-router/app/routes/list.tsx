import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import data from '../../data.json';
import type { PageData } from '../../page/page-data.ts';
import { ProductListPage } from '../../page/product-list-page.tsx';

export function loader(): PageData {
  return data;
}

export default function List() {
  return <ProductListPage data={useLoaderData<typeof loader>()} Link={RouterLink} />;
}

function RouterLink({ href, ...rest }: { href: string; className?: string; children: ReactNode }) {
  return <Link to={href} {...rest} />;
}
