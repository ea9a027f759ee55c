import { localStorageStore, CustomRoutes, Resource, type I18nProvider } from 'ra-core';
import { AdminContext, AdminUI } from 'ra-ui-materialui';
import { lazy, useMemo } from 'react';
import { Route } from 'react-router-dom';
import type { Caller } from '#shared/api/caller.ts';
import type { Shop } from '#admin/api/admin-api.ts';
import { createDataProvider } from '#admin/api/data-provider.ts';
import { createAuthProvider } from '#admin/auth/auth-provider.ts';
import { InvitationPage } from '#admin/auth/invitation-page.tsx';
import { ForgottenPasswordPage, NewPasswordPage } from '#admin/auth/password-pages.tsx';
import { SignInPage } from '#admin/auth/sign-in-page.tsx';
import { TodayPage } from '#admin/today/today-page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { ApiContext } from './api-context.ts';
import { renderContentScreens } from './content-screens.tsx';
import { CurrencyContext } from './currency-context.ts';
import { ShopContext } from './shop-context.ts';
import { createAdminTheme } from './theme.ts';

/** Each screen is a file of its own: an operator loads those of its work. */
const OrderList = lazy(() =>
  import('#admin/orders/list/order-list.tsx').then((loaded) => ({ default: loaded.OrderList })),
);
const OrderPage = lazy(() =>
  import('#admin/orders/detail/order-page.tsx').then((loaded) => ({ default: loaded.OrderPage })),
);
const ProductList = lazy(() =>
  import('#admin/products/product-list.tsx').then((loaded) => ({ default: loaded.ProductList })),
);
const ProductEdit = lazy(() =>
  import('#admin/products/product-edit.tsx').then((loaded) => ({ default: loaded.ProductEdit })),
);
const ProductCreate = lazy(() =>
  import('#admin/products/product-create.tsx').then((loaded) => ({ default: loaded.ProductCreate })),
);
const PriceList = lazy(() =>
  import('#admin/prices/price-list.tsx').then((loaded) => ({ default: loaded.PriceList })),
);
const CategoryList = lazy(() =>
  import('#admin/categories/category-list.tsx').then((loaded) => ({ default: loaded.CategoryList })),
);
const CategoryEdit = lazy(() =>
  import('#admin/categories/category-edit.tsx').then((loaded) => ({ default: loaded.CategoryEdit })),
);
const CategoryCreate = lazy(() =>
  import('#admin/categories/category-create.tsx').then((loaded) => ({ default: loaded.CategoryCreate })),
);
const PromotionList = lazy(() =>
  import('#admin/promotions/promotion-list.tsx').then((loaded) => ({ default: loaded.PromotionList })),
);
const PromotionEdit = lazy(() =>
  import('#admin/promotions/promotion-edit.tsx').then((loaded) => ({ default: loaded.PromotionEdit })),
);
const PromotionCreate = lazy(() =>
  import('#admin/promotions/promotion-create.tsx').then((loaded) => ({ default: loaded.PromotionCreate })),
);
const PageList = lazy(() =>
  import('#admin/pages/page-list.tsx').then((loaded) => ({ default: loaded.PageList })),
);
const PageEdit = lazy(() =>
  import('#admin/pages/page-edit.tsx').then((loaded) => ({ default: loaded.PageEdit })),
);
const PageCreate = lazy(() =>
  import('#admin/pages/page-create.tsx').then((loaded) => ({ default: loaded.PageCreate })),
);
const RedirectList = lazy(() =>
  import('#admin/redirects/redirect-list.tsx').then((loaded) => ({ default: loaded.RedirectList })),
);
const RedirectEdit = lazy(() =>
  import('#admin/redirects/redirect-edit.tsx').then((loaded) => ({ default: loaded.RedirectEdit })),
);
const RedirectCreate = lazy(() =>
  import('#admin/redirects/redirect-create.tsx').then((loaded) => ({ default: loaded.RedirectCreate })),
);
const TicketList = lazy(() =>
  import('#admin/tickets/ticket-list.tsx').then((loaded) => ({ default: loaded.TicketList })),
);
const TicketPage = lazy(() =>
  import('#admin/tickets/ticket-page.tsx').then((loaded) => ({ default: loaded.TicketPage })),
);
const ApplicationList = lazy(() =>
  import('#admin/applications/application-list.tsx').then((loaded) => ({ default: loaded.ApplicationList })),
);
const CompanyList = lazy(() =>
  import('#admin/companies/company-list.tsx').then((loaded) => ({ default: loaded.CompanyList })),
);
const ShopList = lazy(() =>
  import('#admin/shop/shop-list.tsx').then((loaded) => ({ default: loaded.ShopList })),
);
const ShopEdit = lazy(() =>
  import('#admin/shop/shop-edit.tsx').then((loaded) => ({ default: loaded.ShopEdit })),
);
const PeopleList = lazy(() =>
  import('#admin/people/people-list.tsx').then((loaded) => ({ default: loaded.PeopleList })),
);
const PersonEdit = lazy(() =>
  import('#admin/people/person-edit.tsx').then((loaded) => ({ default: loaded.PersonEdit })),
);
const InvitationList = lazy(() =>
  import('#admin/people/invitation-list.tsx').then((loaded) => ({ default: loaded.InvitationList })),
);
const InvitationCreate = lazy(() =>
  import('#admin/people/invitation-create.tsx').then((loaded) => ({ default: loaded.InvitationCreate })),
);
const TokenList = lazy(() =>
  import('#admin/tokens/token-list.tsx').then((loaded) => ({ default: loaded.TokenList })),
);
const TokenCreate = lazy(() =>
  import('#admin/tokens/token-create.tsx').then((loaded) => ({ default: loaded.TokenCreate })),
);
const ChangeList = lazy(() =>
  import('#admin/log/change-list.tsx').then((loaded) => ({ default: loaded.ChangeList })),
);
const ProfilePage = lazy(() =>
  import('#admin/profile/profile-page.tsx').then((loaded) => ({ default: loaded.ProfilePage })),
);

/** The application: screens by resource, and the pages without a session. */
export function AdminApp({
  api,
  shop,
  i18nProvider,
}: {
  api: Caller;
  shop: Shop;
  i18nProvider: I18nProvider;
}) {
  const dataProvider = useMemo(() => createDataProvider(api, i18nProvider), [api, i18nProvider]);
  const authProvider = useMemo(() => createAuthProvider(api), [api]);
  return (
    <ApiContext.Provider value={api}>
      <ShopContext.Provider value={shop.name}>
        <CurrencyContext.Provider value={shop.currency}>
          <AdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            store={STORE}
            theme={createAdminTheme(shop.colours)}
            darkTheme={null}
          >
            <AdminUI
              layout={AdminLayout}
              loginPage={SignInPage}
              dashboard={TodayPage}
              title={shop.name}
              requireAuth
              disableTelemetry
            >
              <Resource name="orders" list={OrderList} show={OrderPage} recordRepresentation="reference" />
              <Resource name="products" list={ProductList} edit={ProductEdit} create={ProductCreate} />
              <Resource name="prices" list={PriceList} />
              <Resource name="categories" list={CategoryList} edit={CategoryEdit} create={CategoryCreate} />
              <Resource
                name="promotions"
                list={PromotionList}
                edit={PromotionEdit}
                create={PromotionCreate}
              />
              <Resource name="pages" list={PageList} edit={PageEdit} create={PageCreate} />
              <Resource name="redirects" list={RedirectList} edit={RedirectEdit} create={RedirectCreate} />
              {renderContentScreens()}
              <Resource name="tickets" list={TicketList} show={TicketPage} recordRepresentation="reference" />
              <Resource name="applications" list={ApplicationList} />
              <Resource name="companies" list={CompanyList} />
              <Resource name="shop" list={ShopList} edit={ShopEdit} />
              <Resource name="people" list={PeopleList} edit={PersonEdit} recordRepresentation="name" />
              <Resource name="invitations" list={InvitationList} create={InvitationCreate} />
              <Resource name="tokens" list={TokenList} create={TokenCreate} />
              <Resource name="log" list={ChangeList} />
              <CustomRoutes>
                <Route path="/profile" element={<ProfilePage />} />
              </CustomRoutes>
              <CustomRoutes noLayout>
                <Route path="/invitation/:token" element={<InvitationPage />} />
                <Route path="/password" element={<ForgottenPasswordPage />} />
                <Route path="/password/:token" element={<NewPasswordPage />} />
              </CustomRoutes>
            </AdminUI>
          </AdminContext>
        </CurrencyContext.Provider>
      </ShopContext.Provider>
    </ApiContext.Provider>
  );
}

/** Remembers columns and pages of lists, in this browser. */
const STORE = localStorageStore(undefined, 'admin');
