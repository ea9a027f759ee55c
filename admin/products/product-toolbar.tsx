import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useRecordContext } from 'ra-core';
import { Button, DeleteWithConfirmButton, SaveButton, Toolbar } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { copyProduct } from './new-product.ts';

/** Save; of a stored product also copy and remove. */
export function ProductToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const product = useRecordContext<ProductRecord & { id: number }>();
  return (
    <Toolbar sx={{ gap: 2, flexWrap: 'wrap' }}>
      <SaveButton alwaysEnable={!isStored} />
      {isStored && product && (
        <>
          <Button
            component={Link}
            to="/products/create"
            state={{ record: copyProduct(product) }}
            label={text('products.duplicate')}
            startIcon={<ContentCopyIcon />}
          />
          <DeleteWithConfirmButton
            label={text('products.remove')}
            confirmTitle={text('products.remove_title', { name: product.reference })}
            confirmContent={text('products.remove_text')}
            mutationMode="pessimistic"
          />
        </>
      )}
    </Toolbar>
  );
}
