import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useRecordContext } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { copyProduct } from './new-product.ts';

/** Save; of a stored product also copy and remove. */
export function ProductToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const product = useRecordContext<ProductRecord & { id: number }>();
  const stored = isStored ? product : undefined;
  return (
    <RecordToolbar
      isAlwaysEnabled={!isStored}
      removal={
        stored && {
          title: text('products.remove_title', { name: stored.reference }),
          text: text('products.remove_text'),
        }
      }
    >
      {stored && (
        <Button
          component={Link}
          to="/products/create"
          state={{ record: copyProduct(stored) }}
          label={text('products.duplicate')}
        >
          <ContentCopyIcon />
        </Button>
      )}
    </RecordToolbar>
  );
}
