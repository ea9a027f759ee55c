import {
  BookOpen,
  Compass,
  FileText,
  HardHat,
  LayoutGrid,
  MapPin,
  Package,
  Receipt,
  ShoppingBag,
  Tag,
  TriangleAlert,
  Wrench,
  type IconNode,
} from 'lucide';
import type { SearchHit } from '#shared/contract/search.ts';

export type HitType = SearchHit['type'];

export const HIT_ICONS: Record<HitType, IconNode> = {
  category: LayoutGrid,
  product: Package,
  variant: Package,
  former_product: Package,
  part: Wrench,
  serial: Tag,
  page: BookOpen,
  notice: FileText,
  fault: TriangleAlert,
  service: Compass,
  place: MapPin,
  order: ShoppingBag,
  invoice: Receipt,
  account_worksite: HardHat,
};
