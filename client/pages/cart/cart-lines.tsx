import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { CartLine as Line, SchemaGroup } from '#shared/contract/cart.ts';
import { LINES_ID } from './cart-fields.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import type { OptimisticCart } from './use-optimistic-cart.ts';

/** Available lines: one form for all quantities, spare parts grouped by exploded view. */
export function CartLines({ live }: { live: OptimisticCart }) {
  const text = useTranslations();
  const { match } = usePage();
  const { products, products_from_schema: groups } = live.cart.list;
  return (
    <form id={LINES_ID} method="post" action={match.pathname} aria-label={text('cart.lines')} noValidate>
      {/* Makes Enter in a field submit the quantities rather than remove the first line. */}
      <button type="submit" name="intent" value="update" className="hidden" tabIndex={-1} aria-hidden="true">
        {text('cart.update')}
      </button>
      {products.length > 0 && (
        <>
          <h2 className="hidden">{text('cart.lines')}</h2>
          <Lines lines={products} live={live} />
        </>
      )}
      {groups.map((group) => (
        <section key={group.schema.id} className={styles.group}>
          <SchemaTitle schema={group.schema} />
          <Lines lines={group.products} live={live} />
        </section>
      ))}
      <div className={styles.update}>
        <Button type="submit" kind="secondary" name="intent" value="update">
          {text('cart.update')}
        </Button>
      </div>
    </form>
  );
}

function SchemaTitle({ schema: { slug, title, category } }: Pick<SchemaGroup, 'schema'>) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <h2>
      <span>{text('cart.from_schema')}</span>{' '}
      {isEnabled('accessories_schema') ? (
        <TextLink href={href('accessories_schema', { category, slug })}>{title}</TextLink>
      ) : (
        title
      )}
    </h2>
  );
}

function Lines({ lines, live }: { lines: readonly Line[]; live: OptimisticCart }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <CartLine key={line.id} line={line} live={live} />
      ))}
    </ul>
  );
}
