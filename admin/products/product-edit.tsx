import { RecordEdit } from '#admin/records/record-edit.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { prepareProduct } from './prepare-product.ts';
import { ProductForm } from './product-form.tsx';

/** A product with its texts in both languages, its sizes, variants, pictures and documents. */
export function ProductEdit() {
  return (
    <RecordEdit title={useMessages()('products.edit')} transform={prepareProduct}>
      <ProductForm isStored />
    </RecordEdit>
  );
}
