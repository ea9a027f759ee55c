import { X } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { FavoriteForm } from './favorite-form.tsx';
import type { FormerFavorite } from './favorites-load.ts';
import styles from './favorites-page.module.css';

export function FormerFavorites({ favorites }: { favorites: FormerFavorite[] }) {
  const text = useTranslations();
  return (
    <section className={styles.former} aria-labelledby="favorites-former">
      <h2 id="favorites-former">{text('benefits.favorites_former')}</h2>
      <p>{text('benefits.favorites_former_lead')}</p>
      <ul>
        {favorites.map((favorite) => (
          <FormerRow key={favorite.id} favorite={favorite} />
        ))}
      </ul>
    </section>
  );
}

function FormerRow({ favorite: { id, name, reference, replacement } }: { favorite: FormerFavorite }) {
  const text = useTranslations();
  const { site } = usePage();
  const called = name ?? text('benefits.favorites_unknown');
  return (
    <li className={styles.row}>
      <div>
        <h3>{called}</h3>
        <p className="figures">
          {reference && <span>{reference}</span>}
          <span>{text('benefits.favorites_no_longer')}</span>
        </p>
      </div>
      {replacement ? (
        <div className={styles.replacement}>
          <LinkArrow href={replacement.canonical[site.target]}>
            {text('benefits.favorites_replaced', { name: replacement.name })}
          </LinkArrow>
          <FavoriteForm id={replacement.id} intent="add" replaced={id}>
            <button type="submit" className={styles.plain}>
              {text('benefits.favorites_keep_instead', { name: replacement.name })}
            </button>
          </FavoriteForm>
        </div>
      ) : (
        <p className={styles.replacement}>{text('benefits.favorites_not_replaced')}</p>
      )}
      <FavoriteForm id={id} intent="remove">
        <IconButton type="submit" icon={X} label={text('benefits.favorites_remove_of', { name: called })} />
      </FavoriteForm>
    </li>
  );
}
