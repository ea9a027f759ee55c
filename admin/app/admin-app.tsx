import { localStorageStore, CustomRoutes, Resource, type I18nProvider } from 'ra-core';
import { AdminContext, AdminUI } from 'ra-ui-materialui';
import { useMemo } from 'react';
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
import { lazyScreen } from './lazy-screen.ts';
import { renderPartScreens } from './part-screens.tsx';
import { ShopContext } from './shop-context.ts';
import { createAdminTheme } from './theme.ts';

const OrderList = lazyScreen(() => import('#admin/orders/list/order-list.tsx'), 'OrderList');
const OrderPage = lazyScreen(() => import('#admin/orders/detail/order-page.tsx'), 'OrderPage');
const ProductList = lazyScreen(() => import('#admin/products/product-list.tsx'), 'ProductList');
const ProductEdit = lazyScreen(() => import('#admin/products/product-edit.tsx'), 'ProductEdit');
const ProductCreate = lazyScreen(() => import('#admin/products/product-create.tsx'), 'ProductCreate');
const PriceList = lazyScreen(() => import('#admin/prices/price-list.tsx'), 'PriceList');
const ImportList = lazyScreen(() => import('#admin/imports/import-list.tsx'), 'ImportList');
const CategoryList = lazyScreen(() => import('#admin/categories/category-list.tsx'), 'CategoryList');
const CategoryEdit = lazyScreen(() => import('#admin/categories/category-edit.tsx'), 'CategoryEdit');
const CategoryCreate = lazyScreen(() => import('#admin/categories/category-create.tsx'), 'CategoryCreate');
const PromotionList = lazyScreen(() => import('#admin/promotions/promotion-list.tsx'), 'PromotionList');
const PromotionEdit = lazyScreen(() => import('#admin/promotions/promotion-edit.tsx'), 'PromotionEdit');
const PromotionCreate = lazyScreen(() => import('#admin/promotions/promotion-create.tsx'), 'PromotionCreate');
const PageList = lazyScreen(() => import('#admin/pages/page-list.tsx'), 'PageList');
const PageEdit = lazyScreen(() => import('#admin/pages/page-edit.tsx'), 'PageEdit');
const PageCreate = lazyScreen(() => import('#admin/pages/page-create.tsx'), 'PageCreate');
const RedirectList = lazyScreen(() => import('#admin/redirects/redirect-list.tsx'), 'RedirectList');
const RedirectEdit = lazyScreen(() => import('#admin/redirects/redirect-edit.tsx'), 'RedirectEdit');
const RedirectCreate = lazyScreen(() => import('#admin/redirects/redirect-create.tsx'), 'RedirectCreate');
const TicketList = lazyScreen(() => import('#admin/tickets/ticket-list.tsx'), 'TicketList');
const TicketPage = lazyScreen(() => import('#admin/tickets/ticket-page.tsx'), 'TicketPage');
const ApplicationList = lazyScreen(
  () => import('#admin/applications/application-list.tsx'),
  'ApplicationList',
);
const CompanyList = lazyScreen(() => import('#admin/companies/company-list.tsx'), 'CompanyList');
const CompanyPage = lazyScreen(() => import('#admin/companies/company-page.tsx'), 'CompanyPage');
const ShopList = lazyScreen(() => import('#admin/shop/shop-list.tsx'), 'ShopList');
const ShopEdit = lazyScreen(() => import('#admin/shop/shop-edit.tsx'), 'ShopEdit');
const PeopleList = lazyScreen(() => import('#admin/people/people-list.tsx'), 'PeopleList');
const PersonEdit = lazyScreen(() => import('#admin/people/person-edit.tsx'), 'PersonEdit');
const InvitationList = lazyScreen(() => import('#admin/people/invitation-list.tsx'), 'InvitationList');
const InvitationCreate = lazyScreen(() => import('#admin/people/invitation-create.tsx'), 'InvitationCreate');
const TokenList = lazyScreen(() => import('#admin/tokens/token-list.tsx'), 'TokenList');
const TokenCreate = lazyScreen(() => import('#admin/tokens/token-create.tsx'), 'TokenCreate');
const ChangeList = lazyScreen(() => import('#admin/log/change-list.tsx'), 'ChangeList');
const ProfilePage = lazyScreen(() => import('#admin/profile/profile-page.tsx'), 'ProfilePage');

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
              <Resource name="imports" list={ImportList} />
              <Resource name="categories" list={CategoryList} edit={CategoryEdit} create={CategoryCreate} />
              <Resource
                name="promotions"
                list={PromotionList}
                edit={PromotionEdit}
                create={PromotionCreate}
              />
              <Resource name="pages" list={PageList} edit={PageEdit} create={PageCreate} />
              <Resource name="redirects" list={RedirectList} edit={RedirectEdit} create={RedirectCreate} />
              {renderPartScreens()}
              {renderContentScreens()}
              <Resource name="tickets" list={TicketList} show={TicketPage} recordRepresentation="reference" />
              <Resource name="applications" list={ApplicationList} />
              <Resource name="companies" list={CompanyList} show={CompanyPage} recordRepresentation="name" />
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
