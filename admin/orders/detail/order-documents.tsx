import { Link } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useFileUrl } from '#admin/app/file-url.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useRight } from '#admin/app/rights.ts';

/** Documents, which the browser opens with the session of the operator. */
export function OrderDocuments({ order: { documents } }: { order: OperatorOrder }) {
  const text = useMessages();
  const fileUrl = useFileUrl();
  if (!useRight('print_orders')) return null;
  return (
    <SectionCard title={text('orders.documents')}>
      <ul>
        {documents.map(({ type, number, path, xml_path: xml }) => (
          <li key={path}>
            <Link href={fileUrl(path)} target="_blank" rel="noopener">
              {text(`orders.document.${type}`, { number })}
            </Link>
            {xml !== null && (
              <>
                {' '}
                <Link
                  href={fileUrl(xml)}
                  download
                  aria-label={text('orders.xml_of', { number })}
                  sx={{ ml: 1 }}
                >
                  {text('orders.xml')}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
