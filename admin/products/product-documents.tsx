import { Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useRecordContext } from 'ra-core';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Documents of the product as links to their files, in each language. */
export function ProductDocuments() {
  const text = useMessages();
  const api = useApi();
  const [locale] = useLocaleState();
  const reference = useRecordContext<ProductRecord>()?.reference ?? '';
  const { data } = useQuery({
    queryKey: ['documents', reference, locale],
    queryFn: () =>
      api.call('GET /document', {
        query: { attributes: JSON.stringify({ PRODUCT: [reference] }), perPage: 100 },
      }),
  });
  if (data?.items.length === 0) return <Typography>{text('products.no_documents')}</Typography>;
  return (
    <List aria-label={text('products.tab.documents')}>
      {(data?.items ?? []).map(({ id, title, subject, connect, files }) => (
        <ListItem key={id} sx={{ gap: 2, flexWrap: 'wrap' }}>
          <span>
            {title} – {subject}
          </span>
          {connect && <span>{text('products.connect')}</span>}
          {files.map(({ lang, url }) =>
            url === null ? null : (
              <Link key={lang} href={`/media/${url}`} target="_blank" rel="noreferrer" hrefLang={lang}>
                {text('products.document_in', { title, language: text(`products.language.${lang}`) })}
              </Link>
            ),
          )}
        </ListItem>
      ))}
    </List>
  );
}
