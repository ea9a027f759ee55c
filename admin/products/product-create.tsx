import { RecordCreate } from '#admin/records/record-create.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { NEW_PRODUCT } from './new-product.ts';
import { prepareProduct } from './prepare-product.ts';
import { ProductForm } from './product-form.tsx';

/** A new product, or a copy of one that the screen before has passed on. */
export function ProductCreate() {
  return (
    <RecordCreate
      title={useMessages()('products.create')}
      redirect="edit"
      record={NEW_PRODUCT}
      transform={prepareProduct}
    >
      <ProductForm isStored={false} />
    </RecordCreate>
  );
}
