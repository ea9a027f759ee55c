import { useStore } from '#client/stores/store-context.ts';
import { LOCALES } from '#shared/locale.ts';
import type { PageMeta } from '#shared/page-outcome.ts';
import { toSafeJson } from '#shared/safe-json.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { metaDescription } from './meta-description.ts';
import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from './page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';

/** Title, description, canonical or noindex (never both), alternates, Open Graph and structured data. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const { settings } = useStore();
  const { siteUrl, brand } = settings;
  const { match } = usePage();
  const text = useTranslations();
  const { state } = usePageForm();
  const canonical = siteUrl + (meta.canonical ?? match.pathname);
  // Distinguishes the two audiences' titles of the same page.
  const suffix = match.urlTarget === 'pro' ? brand.professional_name : brand.name;
  const title = meta.title.startsWith(brand.name) ? meta.title : `${meta.title} | ${suffix}`;
  const hasError = meta.hasError || Object.keys(state?.errors ?? {}).length > 0;
  const description = metaDescription({
    title: meta.title,
    description: meta.description,
    page: meta.page ?? 1,
    site: settings.setting('description'),
  });
  const image =
    meta.image ?? (brand.files === null ? null : { url: `${brand.files}share.jpg`, alt: brand.name });
  const blocks = [
    ...(meta.structuredData ?? []),
    ...(meta.breadcrumb?.length ? [breadcrumbData(meta.breadcrumb, siteUrl)] : []),
  ];
  const alternates = meta.indexed ? LOCALES.flatMap((locale) => meta.alternates?.[locale] ?? []) : [];
  return (
    <>
      {/* Screen readers read the title first (WCAG 3.3.1). */}
      <title>{hasError ? text('error.in_title', { title }) : title}</title>
      <meta name="description" content={description} />
      {meta.indexed ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex,follow" />
      )}
      {alternates.length > 1 &&
        LOCALES.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={siteUrl + meta.alternates?.[locale]} />
        ))}
      {alternates.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={siteUrl + meta.alternates?.fr} />
      )}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={match.locale === 'fr' ? 'fr_FR' : 'en_GB'} />
      {image && (
        <>
          <meta property="og:image" content={new URL(image.url, siteUrl).href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {blocks.map((block, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toSafeJson({ '@context': 'https://schema.org', ...block }) }}
        />
      ))}
    </>
  );
}
