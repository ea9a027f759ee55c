import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { UnavailableLine } from '#shared/contract/cart.ts';
import { ELEMENT_FIELD, elementName } from '#shared/domain/cart-form.ts';
import { REMOVE_FIELD, UNAVAILABLE_ID } from './cart-fields.ts';
import styles from './cart-lines.module.css';
import { LineCover } from '#client/components/line-cover/line-cover.tsx';

export function UnavailableLines({ lines }: { lines: readonly UnavailableLine[] }) {
  const text = useTranslations();
  const { match } = usePage();
  if (lines.length === 0) return null;
  return (
    <section className={styles.unavailable} id={UNAVAILABLE_ID} aria-labelledby="cart-unavailable-title">
      <div className={styles.unavailableHead}>
        <h2 id="cart-unavailable-title">{text('cart.unavailable_title')}</h2>
        {lines.length > 1 && (
          <form method="post" action={match.pathname}>
            <button type="submit" name="intent" value="remove-unavailable" className={styles.remove}>
              {text('cart.remove_all')}
            </button>
          </form>
        )}
      </div>
      <p>{text('cart.unavailable_lead')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Unavailable key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Unavailable({ line }: { line: UnavailableLine }) {
  const text = useTranslations();
  const { match } = usePage();
  const { id, name, reference, replaced_by: replacement, quantity } = line;
  return (
    <li className={styles.line}>
      <LineCover cover={line.cover} />
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className="figures">
          {text('cart.reference')} {reference}
        </p>
        {replacement && (
          <p>{text('cart.replaced', { reference: replacement.reference, name: replacement.name })}</p>
        )}
        {line.alerted && <p>{text('cart.alerted')}</p>}
      </div>
      <form method="post" action={match.pathname} className={styles.ways}>
        {replacement ? (
          <>
            <input
              type="hidden"
              name={ELEMENT_FIELD}
              value={elementName({ ...replacement, type: line.type })}
            />
            <input type="hidden" name="quantity" value={quantity} />
            <input type="hidden" name="replaced" value={id} />
            <button type="submit" name="intent" value="add" className={styles.remove}>
              {text('cart.take_instead', { reference: replacement.reference })}
            </button>
          </>
        ) : (
          !line.alerted && (
            <>
              <input type="hidden" name={ELEMENT_FIELD} value={elementName(line)} />
              <button type="submit" name="intent" value="alert" className={styles.remove}>
                {text('cart.alert')}
                <span className="hidden"> {name}</span>
              </button>
            </>
          )
        )}
        <button type="submit" name={REMOVE_FIELD} value={id} className={styles.remove}>
          {text('cart.remove')}
          <span className="hidden"> {name}</span>
        </button>
      </form>
    </li>
  );
}
