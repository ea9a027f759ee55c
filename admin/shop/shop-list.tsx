import { useGetList } from 'ra-core';
import { Navigate } from 'react-router-dom';

/** The back office serves one site: its record opens at once. */
export function ShopList() {
  const { data } = useGetList('shop');
  const id = data?.[0]?.id;
  return id === undefined ? null : <Navigate to={`/shop/${id}`} replace />;
}
