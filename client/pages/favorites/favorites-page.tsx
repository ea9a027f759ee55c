import { X } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { WholeFormError } from '#client/components/post-form/whole-form-error.tsx';
import { ProductCard } from '#client/components/product-card/product-card.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { FavoriteForm } from './favorite-form.tsx';
import type { FavoritesData } from './favorites-load.ts';
import styles from './favorites-page.module.css';
import { FormerFavorites } from './former-favorites.tsx';

/** A professional's favourites (RT-18). */
export function Page({ data: { sold, former, removed } }: { data: FavoritesData }) {
  const text = useTranslations();
  const href = useHref();
  return (
    <AccountFrame title={text('benefits.favorites_title')} lead={text('benefits.favorites_lead')}>
      <WholeFormError />
      {removed && <Removed removed={removed} />}
      {sold.length > 0 && (
        <section aria-labelledby="favorites-sold">
          <h2 id="favorites-sold" className="hidden">
            {text('benefits.favorites_sold')}
          </h2>
          <p className={`${styles.count} figures`}>
            {text('benefits.favorites_count', { count: sold.length })}
          </p>
          <ul className={styles.cards}>
            {sold.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  action={
                    <div className={styles.remove}>
                      <FavoriteForm id={product.id} intent="remove">
                        <IconButton
                          type="submit"
                          icon={X}
                          label={text('benefits.favorites_remove_of', { name: product.name })}
                        />
                      </FavoriteForm>
                    </div>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sold.length + former.length === 0 && (
        <EmptyState
          title={text('benefits.favorites_empty_title')}
          text={text('benefits.favorites_empty_text')}
        >
          <ButtonLink kind="ink" href={href('categories')}>
            {text('benefits.favorites_browse')}
          </ButtonLink>
        </EmptyState>
      )}
      {former.length > 0 && <FormerFavorites favorites={former} />}
    </AccountFrame>
  );
}

function Removed({ removed: { id, name } }: { removed: NonNullable<FavoritesData['removed']> }) {
  const text = useTranslations();
  const gone =
    name === null ? text('benefits.favorites_removed_one') : text('benefits.favorites_removed', { name });
  return (
    <div className={styles.removed}>
      <Banner tone="good" spoken={gone}>
        <p>{gone}</p>
        <FavoriteForm id={id} intent="add">
          <button type="submit" className={styles.plain}>
            {text('benefits.favorites_undo')}
          </button>
        </FavoriteForm>
      </Banner>
    </div>
  );
}
