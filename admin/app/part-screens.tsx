import { Resource } from 'ra-core';
import type { ReactNode } from 'react';
import { lazyScreen } from './lazy-screen.ts';

const PartList = lazyScreen(() => import('#admin/parts/part-list.tsx'), 'PartList');
const PartEdit = lazyScreen(() => import('#admin/parts/part-edit.tsx'), 'PartEdit');
const PartCreate = lazyScreen(() => import('#admin/parts/part-create.tsx'), 'PartCreate');
const FamilyList = lazyScreen(() => import('#admin/parts/family-list.tsx'), 'FamilyList');
const FamilyEdit = lazyScreen(() => import('#admin/parts/family-edit.tsx'), 'FamilyEdit');
const FamilyCreate = lazyScreen(() => import('#admin/parts/family-create.tsx'), 'FamilyCreate');
const DrawingList = lazyScreen(() => import('#admin/drawings/drawing-list.tsx'), 'DrawingList');
const DrawingEdit = lazyScreen(() => import('#admin/drawings/drawing-edit.tsx'), 'DrawingEdit');
const DrawingCreate = lazyScreen(() => import('#admin/drawings/drawing-create.tsx'), 'DrawingCreate');
const CarrierList = lazyScreen(() => import('#admin/carriers/carrier-list.tsx'), 'CarrierList');
const CarrierEdit = lazyScreen(() => import('#admin/carriers/carrier-edit.tsx'), 'CarrierEdit');
const CarrierCreate = lazyScreen(() => import('#admin/carriers/carrier-create.tsx'), 'CarrierCreate');
const PointList = lazyScreen(() => import('#admin/carriers/point-list.tsx'), 'PointList');
const PointEdit = lazyScreen(() => import('#admin/carriers/point-edit.tsx'), 'PointEdit');
const PointCreate = lazyScreen(() => import('#admin/carriers/point-create.tsx'), 'PointCreate');

/** Screens of spare parts and of delivery. The library reads its resources from elements, not from components. */
export function renderPartScreens(): ReactNode {
  return (
    <>
      <Resource name="parts" list={PartList} edit={PartEdit} create={PartCreate} />
      <Resource name="part-families" list={FamilyList} edit={FamilyEdit} create={FamilyCreate} />
      <Resource name="drawings" list={DrawingList} edit={DrawingEdit} create={DrawingCreate} />
      <Resource name="carriers" list={CarrierList} edit={CarrierEdit} create={CarrierCreate} />
      <Resource name="relay-points" list={PointList} edit={PointEdit} create={PointCreate} />
    </>
  );
}
