import { useEffect } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { Appointment } from '#client/components/appointment/appointment.tsx';
import { ProductListing } from '#client/components/product-listing/product-listing.tsx';
import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { CategoryData } from '#client/pages/common/category/load-category.ts';
import { SignatureCard } from './signature-card.tsx';
import styles from './signature-category-page.module.css';

/** A category of the signature line: one large picture, then its pieces, two in a row, without a comparison. */
export function Page({ data }: { data: CategoryData }) {
  const { name, intro, picture, slug, tabs, list, favorites, request } = data;
  const text = useTranslations();
  const { match } = usePage();
  const { productCategory } = useStore();
  useEffect(
    () => productCategory.set({ name, url: match.pathname }),
    [productCategory, name, match.pathname],
  );
  // A room shows one size and colour, a filter may ask for another.
  const showsRooms = request.filters.length === 0;
  return (
    <>
      <SignatureHero title={name} text={intro} picture={picture} />
      <nav className={`${styles.tabs} container`} aria-label={text('category.subcategories')}>
        <ul>
          {tabs.map(({ name: label, url, isCurrent }) => (
            <li key={url}>
              <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ProductListing
        list={list}
        favorites={favorites}
        request={request}
        target={{ route: 'signature-category', slug }}
        renderCard={(product) => <SignatureCard product={product} showsRoom={showsRooms} />}
      />
      <Appointment />
    </>
  );
}
