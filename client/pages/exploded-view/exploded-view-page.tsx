import { Printer, ShoppingCart } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ChronopostBanner } from '#client/components/chronopost/chronopost-banner.tsx';
import { AddedNotice } from '#client/components/parts/added-notice.tsx';
import { CartForm } from '#client/components/parts/cart-form.tsx';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { yearsText } from '#client/components/parts/years-text.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { Amount, amountText, paidAmount } from '#client/components/price/amount.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Eclate } from '#shared/contract/spare-part.ts';
import type { ExplodedViewData } from './exploded-view-load.ts';
import { Drawing } from './drawing.tsx';
import { PartsTable } from './parts-table.tsx';
import { BASKET_FORM, useBasket, type Basket } from './use-basket.ts';
import { useChosen } from './use-chosen.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './exploded-view-page.module.css';

export function Page({ data: { view } }: { data: ExplodedViewData }) {
  const text = useTranslations();
  const chosen = useChosen();
  const basket = useBasket(view.parts);
  const isBuyer = useBuyer();
  return (
    <>
      <Head view={view} />
      <div className={`${styles.body} container`}>
        <WholeFormError />
        <ChronopostBanner />
        <AddedNotice />
        <div className={`${styles.view} ${isTall(view) ? styles.tall : ''}`}>
          <div className={styles.drawing}>
            <Drawing view={view} chosen={chosen} />
          </div>
          <div className={styles.list}>
            <h2 className="hidden">{text('parts.list')}</h2>
            <PartsTable view={view} chosen={chosen} basket={basket} />
          </div>
        </div>
        {isBuyer ? <BasketBar basket={basket} view={view} /> : <DistributorBar />}
      </div>
    </>
  );
}

function isTall({ image }: Eclate): boolean {
  return image.height > image.width * 1.2;
}

function Head({ view }: { view: Eclate }) {
  const text = useTranslations();
  const href = useHref();
  const { settings } = useStore();
  const { site, match, isEnabled } = usePage();
  const [manual] = view.parts[0]?.documents ?? [];
  return (
    <section className={`${styles.head} container`}>
      <div>
        <h1>{view.title}</h1>
        <p className={styles.lead}>{text('parts.schema_lead', { count: view.parts.length })}</p>
      </div>
      <div className={styles.about}>
        <ul>
          {view.products.map((product) => (
            <li key={product.id} className="figures">
              <TextLink href={product.canonical[site.target]}>{product.name}</TextLink> {product.reference},{' '}
              {yearsText(text, product)}
            </li>
          ))}
        </ul>
        <p className={styles.ways} data-print="no">
          {manual?.media.url && (
            <LinkArrow href={documentUrl(settings.mediaUrl, manual.media.url, manual)}>
              {manual.title}
            </LinkArrow>
          )}
          <LinkArrow href={href('accessories-search', { category: match.params['category'] })}>
            {text('parts.all_of', { name: view.category.name })}
          </LinkArrow>
          {isEnabled('store-locator-distributor') && (
            <LinkArrow href={href('store-locator-distributor')}>{text('parts.distributor')}</LinkArrow>
          )}
        </p>
        <p className={styles.serial}>{text('parts.serial_hint')}</p>
      </div>
    </section>
  );
}

/** Consumers cannot order parts here: links to the distributors. */
function DistributorBar() {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <div className={styles.bar} data-bar="bottom" data-print="no">
      <p>{text('parts.consumer')}</p>
      <div>
        <span className={styles.print}>
          <PrintButton />
        </span>
        {isEnabled('store-locator-distributor') && (
          <ButtonLink href={href('store-locator-distributor')}>{text('parts.distributor')}</ButtonLink>
        )}
      </div>
    </div>
  );
}

function PrintButton() {
  const text = useTranslations();
  return (
    <Button kind="secondary" icon={Printer} onClick={() => print()}>
      {text('parts.print')}
    </Button>
  );
}

/** Sticky bar with the number of selected parts, their total and the add-to-cart button. */
function BasketBar({ basket, view }: { basket: Basket; view: Eclate }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  const price = view.parts.find((part) => part.price)?.price;
  const chosen = text('parts.chosen', { count: basket.count });
  const total =
    basket.count > 0 && basket.cents !== null && price
      ? { ...paidAmount(price), amount: basket.cents / 100 }
      : undefined;
  const announcement = total ? `${chosen}, ${amountText(text, total, { locale, symbol })}` : chosen;
  return (
    <CartForm
      id={BASKET_FORM}
      schemaId={view.id}
      check={() => basket.check()}
      className={`${styles.bar} ${basket.count === 0 ? styles.empty : ''}`}
    >
      <p className="figures">
        <Announcement text={announcement} />
        <b>{chosen}</b>
        {total && (
          <span>
            <Amount price={total} />
          </span>
        )}
      </p>
      <div>
        <span className={styles.print}>
          <PrintButton />
        </span>
        <Button type="submit" icon={ShoppingCart}>
          {text('parts.add_chosen')}
        </Button>
      </div>
    </CartForm>
  );
}
