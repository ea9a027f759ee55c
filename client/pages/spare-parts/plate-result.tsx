import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useDocumentLogin } from '#client/components/document-login/use-document-login.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { yearsText } from '#client/components/parts/years-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Plate } from '#shared/contract/spare-part.ts';
import styles from './spare-parts-page.module.css';

export function PlateResult({ plate }: { plate: Plate }) {
  const text = useTranslations();
  const day = useDay();
  const href = useHref();
  const { settings } = useStore();
  const { target } = usePage().site;
  const loginOf = useDocumentLogin();
  const { product, made, manual, schema, warranty_end: end } = plate;
  if (!product) return null;
  const facts = [
    [text('parts.plate_range'), product.reference],
    [text('parts.plate_period'), yearsText(text, product)],
    made && [text('parts.plate_made'), text('parts.week', { week: made.week, year: String(made.year) })],
    end && [text('parts.plate_guarantee'), text('parts.at_least_until', { date: day(end) })],
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <article className={styles.plate}>
      <h3>
        <a href={product.canonical[target]}>{product.name}</a>
      </h3>
      <p>{product.subtitle}</p>
      <dl className="figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.ways}>
        {schema && (
          <LinkArrow href={href('accessories_schema', { category: schema.category, slug: schema.slug })}>
            {text('parts.see_schema', { name: schema.title })}
          </LinkArrow>
        )}
        {manual &&
          (manual.media.url ? (
            <LinkArrow href={documentUrl(settings.mediaUrl, manual.media.url, manual)}>
              {manual.title}
            </LinkArrow>
          ) : (
            <LockedManual title={manual.title} login={loginOf(manual.id)} />
          ))}
      </p>
    </article>
  );
}

function LockedManual({ title, login }: { title: string; login: string | undefined }) {
  const text = useTranslations();
  const message = text('parts.manual_locked', { title });
  return login === undefined ? <span>{message}</span> : <LinkArrow href={login}>{message}</LinkArrow>;
}
