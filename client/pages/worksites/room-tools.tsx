import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Configuration } from '#shared/contract/project.ts';
import { useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

/** Actions of a room. Copying changes data, so it is a form rather than a link. */
export function RoomTools({ configuration }: { configuration: Configuration }) {
  const text = useTranslations();
  const urlOf = useWorksitesUrl();
  const { id, name, project_id: worksite, product, sizing } = configuration;
  const of = (label: string) => (
    <>
      {label}
      <span className="hidden"> {name}</span>
    </>
  );
  const at = { worksite, configuration: id };
  return (
    <ul className={styles.tools} data-print="no">
      <li>
        <TextLink href={urlOf({ ...at, view: 'room' })}>{of(text('worksites.edit'))}</TextLink>
      </li>
      {product && sizing && (
        <li>
          <TextLink href={urlOf({ ...at, view: 'product' })}>{of(text('worksites.choose_other'))}</TextLink>
        </li>
      )}
      <li>
        <PostForm labels={{}} formName={`room-${id}`}>
          <input type="hidden" name="number" value={id} />
          <button type="submit" name="intent" value="duplicate" className={styles.link}>
            {of(text('worksites.duplicate'))}
          </button>
        </PostForm>
      </li>
      <li>
        <TextLink href={urlOf({ ...at, view: 'delete-room' })}>{of(text('worksites.remove'))}</TextLink>
      </li>
    </ul>
  );
}
