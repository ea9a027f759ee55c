import data from '../../data.json';
import { ListOfProducts } from '../list-of-products.tsx';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <ListOfProducts data={data} />;
}
