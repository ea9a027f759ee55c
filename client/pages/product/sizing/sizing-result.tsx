import { Check, FileText } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { WallFigure } from '#client/components/wall-figure/wall-figure.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { useQuoteLink } from '#client/pages/product/use-quote-link.ts';
import { variantQuery } from '#client/components/product-card/variant-query.ts';
import { drawingOf } from '#client/pages/product/use-variant.ts';
import type { Product } from '#shared/contract/product.ts';
import type { SizeAdvice, SizingInput } from '#shared/domain/sizing/size-advice.ts';
import type { SizeQuestion } from '#shared/domain/sizing/size-question.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { adviceText, needText, verdictText } from './advice-text.ts';
import { YearCost } from './year-cost.tsx';
import styles from './sizing.module.css';

type SizingResultProps = {
  product: Product;
  question: SizeQuestion;
  advice: SizeAdvice;
  chosen: string | null;
};

/** The size that fits, why, and what it costs to run; else what does not fit, and what to do. */
export function SizingResult({ product, question, advice, chosen }: SizingResultProps) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const quoteLink = useQuoteLink();
  const model = product.models.find(({ code }) => code === advice.model);
  const variant = variantOf(product, advice.model, chosen);
  if (!model || !variant) return null;
  const { area, built, width } = advice.input;
  const advised = { name: product.name, question, advice, model, locale: site.locale };
  const isAdvised = advice.verdict === 'fits' || (question === 'room' && advice.verdict === 'too_small');
  return (
    <div className={styles.result}>
      <Announcement text={adviceText(text, advised)} atMount />
      <h3>
        <span className={styles.verdict}>{verdictText(text, advised)}</span>{' '}
        <span className={`${styles.figure} figures`}>
          {advice.count > 1 && isAdvised && `${formatFigure(advice.count, site.locale)} × `}
          {model.label}
        </span>
      </h3>
      <p>{adviceText(text, advised)}</p>
      <p className={styles.why}>{needText(text, advised)}</p>
      {isAdvised && <YearCost question={question} year={advice.year} />}
      {question === 'room' && (
        <WallFigure
          name={product.name}
          drawing={drawingOf(product, { model, variant })}
          pictures={product.pictures}
          wall={width}
        />
      )}
      <div className={styles.acts} data-print="no">
        {isAdvised && variant.reference !== chosen && (
          <ButtonLink href={variantQuery(variant)} kind="primary" icon={Check}>
            {text('sizing.choose', { size: model.label })}
          </ButtonLink>
        )}
        {isAdvised && quoteLink && (
          <ButtonLink
            href={quoteLink({ product, variant, size: model.label, area: { [question]: area } })}
            kind="secondary"
            icon={FileText}
          >
            {text('product.quote')}
          </ButtonLink>
        )}
        {question === 'room' && isEnabled('power-calculator') && (
          <LinkArrow href={href('power-calculator') + roomQuery({ area, built, width })}>
            {text('sizing.calculator')}
          </LinkArrow>
        )}
      </div>
    </div>
  );
}

/** Query of the calculator with the room, to which the visitor adds the rest. */
function roomQuery({ area, built, width }: Pick<SizingInput, 'area' | 'built' | 'width'>): string {
  return `?${new URLSearchParams({ area: String(area), built, width: String(width ?? '') })}`;
}

/** The advised size in the colour of the chosen variant, else of the card. */
function variantOf({ variants, drawing }: Product, model: string, chosen: string | null) {
  const ofModel = variants.filter((variant) => variant.model === model);
  const colour = variants.find(({ reference }) => reference === chosen)?.colour.value ?? drawing.colour;
  return ofModel.find((variant) => variant.colour.value === colour) ?? ofModel[0];
}
