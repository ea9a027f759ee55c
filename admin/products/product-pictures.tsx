import { Alert, Grid, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useRight } from '#admin/app/rights.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ProductPicture } from './product-picture.tsx';
import { UploadButton } from './upload-button.tsx';

/** Pictures of the product in their order; each change is written at once. */
export function ProductPictures() {
  const text = useMessages();
  const api = useApi();
  const product = useRecordContext<ProductRecord & { id: number }>();
  const isWriter = useRight('write_products');
  const client = useQueryClient();
  const notify = useNotify();
  const errors = useErrorText();
  // A change that begins before the last one has arrived would be refused.
  const [isWriting, setWriting] = useState(false);
  const id = product?.id ?? 0;
  const queryKey = ['pictures', id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.call('GET /operator/product/{id}/media', { params: { id } }),
  });
  const pictures = data?.items ?? [];
  const reload = () => client.invalidateQueries({ queryKey });
  const write = async (change: () => Promise<unknown>) => {
    setWriting(true);
    try {
      await change();
      await reload();
      notify(text('records.saved'), { type: 'success' });
      return undefined;
    } catch (refusal) {
      await reload();
      if (isOutdatedWrite(refusal)) return text('products.picture_changed');
      return Object.values(errors.ofFields(refusal))[0] ?? errors.ofCall(refusal);
    } finally {
      setWriting(false);
    }
  };
  if (!product) return null;
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography>{text('products.pictures_help')}</Typography>
      {data && pictures.length === 0 && <Alert severity="info">{text('products.no_pictures')}</Alert>}
      <Grid container spacing={2}>
        {pictures.map((picture, index) => (
          <Grid key={picture.id} size={{ xs: 12, md: 6 }}>
            <ProductPicture
              picture={picture}
              number={index + 1}
              before={pictures[index - 1]}
              isWriter={isWriter}
              isWriting={isWriting}
              write={write}
            />
          </Grid>
        ))}
      </Grid>
      {isWriter && <UploadButton productKey={product.key} pictures={pictures} onChanged={reload} />}
    </Stack>
  );
}
