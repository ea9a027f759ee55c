import { Link, useLoaderData } from 'react-router';
import data from '../../data.json';
import type { PageData } from '../../page/page-data.ts';
import { ProductListPage, type LinkProps } from '../../page/product-list-page.tsx';

export function loader(): PageData {
  return data;
}

export default function List() {
  return <ProductListPage data={useLoaderData<typeof loader>()} Link={RouterLink} />;
}

function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
