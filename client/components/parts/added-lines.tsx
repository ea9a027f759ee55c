import { useHref, usePage } from '#client/app/page/page-context.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { MAX_NAMED_LINES, type AddedLine } from '#shared/domain/added-lines.ts';
import styles from './added-lines.module.css';

type AddedLinesProps = {
  /** Number of articles added as requested, and the others. */
  added: number;
  rest: readonly AddedLine[];
};

const REASONS: Record<string, MessageId> = {
  element_unknown: 'parts.rest_element_unknown',
  out_of_stock: 'parts.rest_out_of_stock',
  not_for_sale: 'parts.rest_not_for_sale',
  cart_full: 'parts.rest_cart_full',
};

export function AddedLines({ added, rest }: AddedLinesProps) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const named = rest.slice(0, MAX_NAMED_LINES);
  const count = added + rest.filter(({ quantity }) => quantity > 0).length;
  const title = text('parts.lines_added', { count, total: added + rest.length });
  return (
    <div data-print="no">
      <Banner tone={rest.length === 0 ? 'good' : 'caution'} title={title} spoken={title}>
        {rest.length > 0 && (
          <ul className={styles.lines}>
            {named.map((line, index) => (
              <li key={index}>
                <b className="figures">{line.reference ?? text('parts.rest_article')}</b>{' '}
                {reasonOf(text, line)}
              </li>
            ))}
            {rest.length > named.length && (
              <li>{text('parts.rest_more', { count: rest.length - named.length })}</li>
            )}
          </ul>
        )}
        {rest.length > 0 && <p>{text('parts.list_kept')}</p>}
        {count > 0 && isEnabled('cart') && <LinkArrow href={href('cart')}>{text('basket.see')}</LinkArrow>}
      </Banner>
    </div>
  );
}

function reasonOf(text: ReturnType<typeof useTranslations>, line: AddedLine): string {
  if (line.status !== 'refused')
    return text('parts.rest_reduced', { quantity: line.quantity, asked: line.asked });
  const reason = text(REASONS[line.code ?? ''] ?? 'parts.rest_element_unknown');
  return line.replaced_by === null
    ? reason
    : `${reason} ${text('parts.rest_replaced', { reference: line.replaced_by })}`;
}
