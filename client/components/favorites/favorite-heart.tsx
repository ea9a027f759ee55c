import { Heart } from 'lucide';
import { use, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { island } from '#client/app/parts/island.tsx';
import { ApiContext } from '#client/app/api/api-context.ts';
import { isMissingCode } from '#client/app/parts/chunk-reload.ts';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useReload } from '#client/app/page/use-reload.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { RootStore } from '#client/stores/root-store.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { isRefusal } from '#shared/api/api-error.ts';
import type { Api } from '#shared/api/create-api.ts';
import { BACK_FIELD, FAVORITE_FIELD, heartAnchor } from '#shared/domain/favorite-form.ts';
import styles from './favorite-heart.module.css';

type FavoriteHeartProps = {
  product: { id: number; name: string };
  /** Ids of the favourites when the page was loaded. */
  favorites: readonly number[];
  look: 'corner' | 'line';
};

/**
 * Adds a product to a professional's favourites or removes it. Without a session it leads to login, then adds the
 * product. A real form, which works without scripts.
 */
export const FavoriteHeart = island(HydratedHeart, PlainHeart);

function HydratedHeart({ product, favorites, look }: FavoriteHeartProps) {
  const customer = useHeartCustomer();
  const { isPressed, toggle } = useHeart(product.id, favorites, customer);
  const onSubmit = customer === null ? undefined : toggle;
  return <HeartForm {...{ product, look, customer, isPressed, onSubmit }} />;
}

function PlainHeart({ product, favorites, look }: FavoriteHeartProps) {
  const customer = useHeartCustomer();
  return <HeartForm {...{ product, look, customer }} isPressed={favorites.includes(product.id)} />;
}

function useHeartCustomer(): string | null {
  const { settings, auth } = useStore();
  return settings.isProConnected ? auth.customerNumber : null;
}

type HeartFormProps = Omit<FavoriteHeartProps, 'favorites'> & {
  customer: string | null;
  isPressed: boolean;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

function HeartForm({ product: { id, name }, look, customer, isPressed, onSubmit }: HeartFormProps) {
  const text = useTranslations();
  const href = useHref();
  const { match, search, isEnabled } = usePage();
  const { settings, auth } = useStore();
  const isGuest = settings.target === 'pro' && !auth.isLogged;
  if (!isEnabled('favorites') || (customer === null && !isGuest)) return null;
  return (
    <form
      id={heartAnchor(id)}
      method={customer === null ? 'get' : 'post'}
      action={href(customer === null ? 'login' : 'favorites')}
      className={styles[look]}
      data-print="no"
      onSubmit={onSubmit}
    >
      {customer !== null && <input type="hidden" name="intent" value={isPressed ? 'remove' : 'add'} />}
      <input type="hidden" name={FAVORITE_FIELD} value={id} />
      <input type="hidden" name={BACK_FIELD} value={match.pathname + search} />
      <button type="submit" className={styles.heart} aria-pressed={isPressed}>
        <Icon of={Heart} />
        {look === 'line' ? (
          text('favorite.line')
        ) : (
          <span className="hidden">{text('favorite.label', { name })}</span>
        )}
      </button>
    </form>
  );
}

/** Optimistic; if the call fails, the state is restored and a toast reports it. */
function useHeart(id: number, favorites: readonly number[], customer: string | null) {
  const api = use(ApiContext);
  const store = useStore();
  const reload = useReload();
  const [override, setOverride] = useState<{ id: number; isPressed: boolean; isPending: boolean }>();
  const isPressed = override?.id === id ? override.isPressed : favorites.includes(id);
  const change = async (form: HTMLFormElement) => {
    if (!api || customer === null || override?.isPending) return;
    setOverride({ id, isPressed: !isPressed, isPending: true });
    try {
      await setFavorite(api, { customer, id, isFavorite: !isPressed });
      setOverride({ id, isPressed: !isPressed, isPending: false });
    } catch (error) {
      // The fields of the form must match the press before it is submitted natively.
      flushSync(() => setOverride({ id, isPressed, isPending: false }));
      if (isMissingCode(error)) return form.submit();
      await showFailure(error, store);
      if (isRefusal(error)) reload();
    }
  };
  const toggle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change(event.currentTarget);
  };
  return { isPressed, toggle };
}

async function setFavorite(
  { caller }: Api,
  { customer, id, isFavorite }: { customer: string; id: number; isFavorite: boolean },
): Promise<void> {
  const { createBenefitsApi } = await import('#shared/api/benefits.ts');
  const benefits = createBenefitsApi(caller);
  await (isFavorite ? benefits.addFavorite(customer, id) : benefits.removeFavorite(customer, id));
}

async function showFailure(error: unknown, store: RootStore): Promise<void> {
  const { notifySessionExpired } = await import('#client/app/session/session-expired.ts');
  if (!notifySessionExpired(error, store)) store.toasts.add({ kind: 'error', message: 'favorite.failed' });
}
