import { Navigate } from 'react-router-dom';
import { readMeta } from '#admin/app/read-meta.ts';

/** The back office serves one site: its record opens at once. */
export function ShopList() {
  return <Navigate to={`/shop/${readMeta('site-id')}`} replace />;
}
