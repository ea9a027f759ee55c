import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { NearForm } from './near-form.tsx';
import styles from './near-section.module.css';
import { NEAR_ID, useContactsRoute } from './use-contacts-route.ts';

/** Contacts around a place, without leaving the product: installers for consumers, distributors for professionals. */
export function Part() {
  const text = useTranslations();
  const href = useHref();
  const { site } = usePage();
  const route = useContactsRoute();
  if (route === null) return null;
  return (
    <section
      className={`${styles.section} grid container`}
      id={NEAR_ID}
      aria-labelledby="near-title"
      data-print="no"
    >
      <h2 id="near-title">{text('product.near_title')}</h2>
      <div className={styles.content}>
        <p>{text(`product.near_text_${site.target}`)}</p>
        <NearForm action={href(route)} target={site.target} />
      </div>
    </section>
  );
}
