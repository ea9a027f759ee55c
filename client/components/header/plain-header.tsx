import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Logo } from '#client/components/logo/logo.tsx';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import styles from './header.module.css';

/** Fallback of the header: home, all products, and the search as a plain form. */
export function PlainHeader() {
  const text = useTranslations();
  const href = useHref();
  return (
    <header className={`${styles.inner} ${styles.plain} container`}>
      <a href={href('index')} className={styles.logo}>
        <Logo />
        <span className="hidden">{text('header.home')}</span>
      </a>
      <a href={href('categories')}>{text('menu.all_products')}</a>
      <SearchForm />
    </header>
  );
}
