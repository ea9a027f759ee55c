import { TabbedForm } from 'ra-ui-materialui';
import { useRight } from '#admin/app/rights.ts';
import { WriterFields } from '#admin/fields/writer-fields.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ProductDocuments } from './product-documents.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSizes } from './product-sizes.tsx';
import { ProductTexts } from './product-texts.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import { ProductVariants } from './product-variants.tsx';

/** Tabs of a product. Variants, pictures and documents belong to a product that is stored. */
export function ProductForm({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const isWriter = useRight('write_products');
  return (
    <TabbedForm
      noValidate
      warnWhenUnsavedChanges={isWriter}
      toolbar={isWriter ? <ProductToolbar isStored={isStored} /> : false}
    >
      <TabbedForm.Tab label={text('products.tab.texts')}>
        <WriterFields isWriter={isWriter}>
          <ProductTexts />
        </WriterFields>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={text('products.tab.facts')} path="facts">
        <WriterFields isWriter={isWriter}>
          <ProductFacts />
        </WriterFields>
      </TabbedForm.Tab>
      <TabbedForm.Tab label={text('products.tab.sizes')} path="sizes">
        <WriterFields isWriter={isWriter}>
          <ProductSizes />
        </WriterFields>
      </TabbedForm.Tab>
      {isStored && (
        <TabbedForm.Tab label={text('products.tab.variants')} path="variants">
          <ProductVariants />
        </TabbedForm.Tab>
      )}
      {isStored && (
        <TabbedForm.Tab label={text('products.tab.pictures')} path="pictures">
          <ProductPictures />
        </TabbedForm.Tab>
      )}
      {isStored && (
        <TabbedForm.Tab label={text('products.tab.documents')} path="documents">
          <ProductDocuments />
        </TabbedForm.Tab>
      )}
    </TabbedForm>
  );
}
