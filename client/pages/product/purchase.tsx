import { ShieldCheck, Truck, Wrench } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { amountText, paidAmount } from '#client/components/price/amount.tsx';
import { EcoNote, PriceTag } from '#client/components/price/price-tag.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { ProductVariant } from '#shared/contract/product.ts';
import { dayText } from '#shared/domain/day-text.ts';
import type { Locale } from '#shared/locale.ts';
import { EnergyLabel } from './energy-label/energy-label.tsx';
import { PurchaseActions, type PurchaseProps } from './purchase-actions.tsx';
import { VariantForm } from './variant-form.tsx';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './purchase.module.css';

/** State of the stock, with the day on which more is expected. */
function stockText(text: Translate, { stock, next_arrival: day }: ProductVariant, locale: Locale): string {
  return day === null ? text(`stock.${stock}`) : text('stock.expected', { day: dayText(day, locale) });
}

/**
 * Name, variant selection, price and phone number. Products of the signature line show their name in the header
 * instead.
 */
export function Purchase({ product, choice, favorites }: PurchaseProps) {
  const text = useTranslations();
  const { site } = usePage();
  const { settings } = useStore();
  const { variant, model } = choice;
  const reference = text('product.reference', { reference: variant.reference, ean: variant.ean || 'none' });
  const stock = product.signature ? text('stock.made_to_order') : stockText(text, variant, site.locale);
  const { symbol } = settings.salesplan.currency;
  const promises = [
    { icon: Truck, words: settings.setting(`delivery_promise_${site.target}`) },
    {
      icon: ShieldCheck,
      words: product.guarantee > 0 && text('product.guarantee', { years: product.guarantee }),
    },
    { icon: Wrench, words: settings.setting('parts_promise') },
  ].filter(({ words }) => words);
  const price = variant.price && amountText(text, paidAmount(variant.price), { locale: site.locale, symbol });
  return (
    <div className={styles.purchase}>
      {product.is_new && <p className={styles.new}>{text('product.new')}</p>}
      {!product.signature && (
        <>
          <h1>{product.name}</h1>
          <p className={styles.subtitle}>{product.subtitle}</p>
          <p className={styles.lead}>{product.lead}</p>
        </>
      )}
      <VariantForm product={product} choice={choice} />
      <Announcement
        text={[model.label, variant.colour.label, price, reference, stock].filter(Boolean).join(', ')}
      />
      <div className={styles.price}>
        <div>
          {product.price_visible ? (
            <PriceTag price={variant.price} size="large" />
          ) : (
            <p>{text('price.for_professionals')}</p>
          )}
          {variant.price && <EcoNote price={variant.price} />}
        </div>
        {model.energy_label && (
          <EnergyLabel product={product} label={model.energy_label} reference={variant.reference} />
        )}
      </div>
      <p className={styles.stock} data-stock={product.signature ? undefined : variant.stock}>
        {stock}
      </p>
      <PurchaseActions product={product} choice={choice} favorites={favorites} />
      {promises.length > 0 && (
        <ul className={styles.promises}>
          {promises.map(({ icon, words }, index) => (
            <li key={index}>
              <Icon of={icon} size="small" />
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className={`${styles.reference} figures`}>{reference}</p>
    </div>
  );
}
