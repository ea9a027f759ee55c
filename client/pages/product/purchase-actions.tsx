import { Box, Calendar, FileText, MapPin, Phone } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddToCart } from '#client/components/add-to-cart/add-to-cart.tsx';
import { CompareToggle } from '#client/components/comparison/compare-toggle.tsx';
import { FavoriteHeart } from '#client/components/favorites/favorite-heart.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Product } from '#shared/contract/product.ts';
import { elementName } from '#shared/domain/cart-form.ts';
import { comparedQuery } from '#shared/domain/compared-ids.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import { NEAR_ID, useContactsRoute } from './near/use-contacts-route.ts';
import { useIsSold } from './use-is-sold.ts';
import { useQuoteLink } from './use-quote-link.ts';
import { variantQuery } from '#client/components/product-card/variant-query.ts';
import { type VariantChoice } from './use-variant.ts';
import styles from './purchase.module.css';

export type PurchaseProps = {
  product: Product;
  choice: VariantChoice;
  favorites: readonly number[];
};

/** The buttons of the purchase in the page. */
export const ACTIONS_ID = 'purchase-actions';

/** Buttons of the purchase: the cart, else contacts near a place; quote, room view, comparison, favourites, telephone. */
export function PurchaseActions({ product, choice: { variant, model }, favorites }: PurchaseProps) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const { settings } = useStore();
  const phone = settings.setting(`contact_phone_${site.target}`);
  const hours = settings.setting(`contact_hours_${site.target}`);
  const quoteLink = useQuoteLink();
  const isSold = useIsSold(variant);
  const hasContacts = useContactsRoute() !== null;
  const { signature } = product;
  const subject = signature ? 'appointment' : 'quote';
  const request = quoteLink && (
    <p className={signature ? styles.first : styles.home}>
      <ButtonLink
        href={quoteLink({ product, variant, size: model.label, subject })}
        kind={signature ? 'primary' : 'secondary'}
        icon={signature ? Calendar : FileText}
        wide
      >
        {text(`product.${subject}`)}
      </ButtonLink>
    </p>
  );
  return (
    <div id={ACTIONS_ID}>
      {isSold && (
        <AddToCart
          key={variant.id}
          element={elementName({ type: 'product', element_id: variant.id })}
          name={`${product.name} ${model.label}`}
          wide
        />
      )}
      {signature && request}
      {!isSold && hasContacts && (
        <ButtonLink href={`#${NEAR_ID}`} icon={MapPin} kind={signature ? 'secondary' : 'primary'} wide>
          {text(`product.near_action_${site.target}`)}
        </ButtonLink>
      )}
      {!signature && request}
      {product.ar && (
        <p className={styles.home}>
          <ButtonLink
            href={
              href(signature ? 'signature-product-ar' : 'product-ar', { slug: product.slug }) +
              variantQuery(variant)
            }
            kind="secondary"
            icon={Box}
            wide
          >
            {text('product.see_at_home')}
          </ButtonLink>
        </p>
      )}
      {!signature && (
        <>
          <CompareToggle product={product} look="button" />
          <noscript>
            <a className={styles.compare} href={href('compare') + comparedQuery([product.id])}>
              {text('compare.add')}
            </a>
          </noscript>
        </>
      )}
      <FavoriteHeart product={product} favorites={favorites} look="line" />
      {phone && (
        <p className={styles.call}>
          <a href={phoneLink(phone)}>
            <Icon of={Phone} size="small" />
            {text('product.call', { phone: unbrokenPhone(phone) })}
          </a>
          {hours && <small>{hours}</small>}
        </p>
      )}
      {isEnabled('accessories') && (
        <p className={styles.parts}>
          <LinkArrow href={`${href('accessories')}?q=${encodeURIComponent(product.reference)}`}>
            {text('product.spare_parts')}
          </LinkArrow>
        </p>
      )}
    </div>
  );
}
