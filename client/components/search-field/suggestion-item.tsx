import { Autocomplete } from '@base-ui/react/autocomplete';
import { ArrowRight, Lock } from 'lucide';
import type { ComponentProps } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { MarkedText } from '#client/components/marked-text/marked-text.tsx';
import { Amount, digitsOf, paidAmount } from '#client/components/price/amount.tsx';
import { HitDetail } from '#client/components/search-hit/hit-detail.tsx';
import { HitPicture } from '#client/components/search-hit/hit-picture.tsx';
import type { Price } from '#shared/contract/product.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Suggestion } from './suggestion.ts';
import styles from './suggestion-item.module.css';

type SuggestionItemProps = {
  suggestion: Suggestion;
  query: string;
  onFollow: () => void;
};

/**
 * A suggestion: an option with a real link, which can be opened in a new tab or copied. A document for logged-in
 * professionals links to login; a customer without access gets no link.
 */
export function SuggestionItem({ suggestion, query, onFollow }: SuggestionItemProps) {
  const text = useTranslations();
  const { url, label, detail, note, figure, price } = suggestion;
  return (
    <Autocomplete.Item
      value={suggestion}
      className={suggestion.isAction ? `${styles.item} ${styles.way}` : styles.item}
      disabled={url === undefined}
      {...(url !== undefined && { render: <OptionLink href={url} />, onClick: onFollow })}
    >
      {figure && (
        <span className={styles.figure}>
          <HitPicture {...figure} sizes="4rem" />
        </span>
      )}
      <span className={styles.words}>
        <MarkedText text={label} query={query} />
        {detail && (
          <small>
            <HitDetail detail={detail} query={query} />
          </small>
        )}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      {price && <SuggestionPrice price={price} />}
      {suggestion.forProfessionals && <em>{text('product.for_professionals')}</em>}
      {suggestion.isLocked && (
        <em>
          <Icon of={Lock} size="small" />
          {text('document.locked')}
          {url !== undefined && <span className="hidden">{text('header.login')}</span>}
        </em>
      )}
      {suggestion.isAction && <Icon of={ArrowRight} size="small" />}
    </Autocomplete.Item>
  );
}

/** The input keeps the focus: arrow keys reach the link, Tab skips it. */
function OptionLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} tabIndex={-1}>
      {children}
    </a>
  );
}

function SuggestionPrice({ price }: { price: Price }) {
  const text = useTranslations();
  return (
    <span className={`${styles.price} figures`}>
      {price.from && <small>{`${text('price.from')} `}</small>}
      <Amount price={paidAmount(price)} digits={digitsOf(price.value)} />
    </span>
  );
}
