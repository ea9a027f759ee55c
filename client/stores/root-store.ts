import type { OrderState } from '#shared/contract/order.ts';
import type { Crumb } from '#shared/page-outcome.ts';
import { AuthStore, type AuthSnapshot } from './auth-store.ts';
import { BreadcrumbStore } from './breadcrumb-store.ts';
import { CartStore, type CartSnapshot } from './cart-store.ts';
import { LoadingStore } from './loading-store.ts';
import { OrderStore } from './order-store.ts';
import { ProductCategoryStore, type VisitedCategory } from './product-category-store.ts';
import { SettingsStore, type SettingsSnapshot } from './settings-store.ts';
import { SparePartsStore, type SparePartsSnapshot } from './spare-parts-store.ts';
import { ToastsStore } from './toasts-store.ts';

/** State that outlives a page, serialized from the server to the browser. */
export type RootSnapshot = {
  settings: SettingsSnapshot;
  auth?: AuthSnapshot;
  cart?: CartSnapshot;
  order?: OrderState;
  breadcrumb?: Crumb[];
  spareParts?: SparePartsSnapshot;
  productCategory?: VisitedCategory | null;
};

/** The stores of one visitor: created per request on the server, once in the browser. */
export class RootStore {
  readonly settings: SettingsStore;
  readonly auth: AuthStore;
  readonly cart: CartStore;
  readonly order: OrderStore;
  readonly breadcrumb: BreadcrumbStore;
  readonly spareParts: SparePartsStore;
  readonly productCategory: ProductCategoryStore;
  readonly loading = new LoadingStore();
  readonly toasts = new ToastsStore();

  constructor(snapshot: RootSnapshot) {
    this.settings = new SettingsStore(snapshot.settings);
    this.auth = new AuthStore(snapshot.auth);
    this.cart = new CartStore(snapshot.cart);
    this.order = new OrderStore(snapshot.order);
    this.breadcrumb = new BreadcrumbStore(snapshot.breadcrumb);
    this.spareParts = new SparePartsStore(snapshot.spareParts);
    this.productCategory = new ProductCategoryStore(snapshot.productCategory);
  }

  snapshot(): RootSnapshot {
    return {
      settings: this.settings.snapshot(),
      auth: this.auth.snapshot(),
      cart: this.cart.snapshot(),
      order: this.order.snapshot(),
      breadcrumb: this.breadcrumb.snapshot(),
      spareParts: this.spareParts.snapshot(),
      productCategory: this.productCategory.snapshot(),
    };
  }
}
