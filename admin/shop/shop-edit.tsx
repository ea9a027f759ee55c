import { TabbedForm } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordEdit } from '#admin/records/record-edit.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { BrandTab } from './brand-tab.tsx';
import { LanguagesTab } from './languages-tab.tsx';
import { SalesTab } from './sales-tab.tsx';
import { SellerTab } from './seller-tab.tsx';

/** The shop itself: brand, seller, sales and languages. */
export function ShopEdit() {
  const text = useMessages();
  return (
    <RecordEdit title={text('shop.title')}>
      <TabbedForm noValidate warnWhenUnsavedChanges toolbar={<RecordToolbar removal={undefined} />}>
        <TabbedForm.Tab label={text('shop.tab.brand')}>
          <BrandTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={text('shop.tab.seller')} path="seller">
          <SellerTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={text('shop.tab.sales')} path="sales">
          <SalesTab />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={text('shop.tab.languages')} path="languages">
          <LanguagesTab />
        </TabbedForm.Tab>
      </TabbedForm>
    </RecordEdit>
  );
}
