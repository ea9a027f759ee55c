import data from '../../data.json';
import { ListOfProducts } from '../list-of-products.tsx';

export const dynamic = 'force-static';

export default function Page() {
  return <ListOfProducts data={data} />;
}
