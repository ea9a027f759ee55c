import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import listStyles from '#client/components/parts/part-list.module.css';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ListQuery } from '#shared/api/parts.ts';
import type { LineFilter, QuickOrderRead } from '#shared/contract/quick-order.ts';
import { LIST_ANCHOR, writeListAddress } from './list-address.ts';
import { ListLine } from './list-line.tsx';
import { TakeList } from './take-list.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './quick-order.module.css';

type QuickOrderResultProps = { query: ListQuery; read: QuickOrderRead };

/** Result of a list line by line, and a button that adds the available articles to the cart. */
export function QuickOrderResult({ query, read }: QuickOrderResultProps) {
  const text = useTranslations();
  const href = useHref();
  const { counts, lines, page, pages } = read;
  const caption = text('parts.lines_result', { ok: counts.articles, count: counts.lines });
  const urlOf = (changed: Partial<ListQuery>) =>
    `${href('accessories')}${writeListAddress({ key: query.key, show: query.show, batch: query.batch, ...changed })}#${LIST_ANCHOR}`;
  return (
    <>
      <Columns query={query} read={read} />
      <Filters query={query} read={read} urlOf={(show) => urlOf({ show })} />
      <table className={`${listStyles.table} ${styles.table}`}>
        <Spoken as="caption" text={caption} atMount />
        <thead>
          <tr>
            <th scope="col">{text('parts.line')}</th>
            <th scope="col">{text('parts.typed')}</th>
            <th scope="col">{text('parts.article')}</th>
            <th scope="col" className={listStyles.figure}>
              {text('parts.quantity')}
            </th>
            <th scope="col" className={listStyles.figure}>
              {text('parts.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ListLine key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      <PageLinks
        page={page}
        pages={pages}
        urlOf={(number) => urlOf({ page: number })}
        labels={{
          label: text('pagination.label'),
          previous: text('pagination.previous'),
          next: text('pagination.next'),
          page: (number) => text('pagination.page', { page: number }),
        }}
      />
      <Notes query={query} counts={counts} />
      {counts.articles > 0 && <TakeList take={read.take} urlOf={(batch) => urlOf({ batch })} />}
    </>
  );
}

function Columns({ query, read: { is_table: isTable, columns } }: QuickOrderResultProps) {
  const text = useTranslations();
  const href = useHref();
  if (!isTable) return null;
  return (
    <p className={styles.note}>
      {columns &&
        `${text('parts.columns_read', { reference: columns.reference, quantity: columns.quantity ?? text('parts.column_none') })} `}
      <TextLink
        href={`${href('accessories')}${writeListAddress({ key: query.key, requestsColumns: true })}#${LIST_ANCHOR}`}
      >
        {text('parts.columns_change')}
      </TextLink>
    </p>
  );
}

type FiltersProps = QuickOrderResultProps & { urlOf: (show: LineFilter) => string };

/** Filters of the lines; absent when no line needs attention. */
function Filters({ query, read: { counts }, urlOf }: FiltersProps) {
  const text = useTranslations();
  if (counts.attention === 0) return null;
  const filters: [LineFilter, number][] = [
    ['all', counts.lines],
    ['attention', counts.attention],
    ['rest', counts.rest],
  ];
  return (
    <nav className={styles.filters} aria-label={text('parts.show')}>
      {filters
        .filter(([show, count]) => count > 0 || show === query.show)
        .map(([show, count]) => (
          <a
            key={show}
            href={urlOf(show)}
            aria-current={show === query.show ? 'true' : undefined}
            className="figures"
          >
            {text(`parts.show_${show}`, { count })}
          </a>
        ))}
    </nav>
  );
}

function Notes({ query, counts }: { query: ListQuery; counts: QuickOrderRead['counts'] }) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  return (
    <>
      {counts.ignored > 0 && (
        <p className={styles.note}>{text('parts.ignored', { count: counts.ignored })}</p>
      )}
      {counts.left_out > 0 && <p>{text('parts.left_out', { count: counts.left_out })}</p>}
      {counts.rest > 0 && (
        <p>
          <LinkArrow href={fileOf('/part/quick-order/rest', { key: query.key })} data-document download>
            {text('parts.rest_file', { count: counts.rest })}
          </LinkArrow>
        </p>
      )}
    </>
  );
}
