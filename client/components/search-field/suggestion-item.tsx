import { Autocomplete } from '@base-ui/react/autocomplete';
import { Lock } from 'lucide';
import type { ComponentProps } from 'react';
import { useText } from '#client/app/use-text.ts';
import { usePictureSources } from '#client/app/use-picture-sources.ts';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Suggestion } from './use-suggestions.ts';
import styles from './assisted-input.module.css';

const PICTURE_SIZES = '4rem';

/**
 * A suggestion: an option that is a link, which opens in a new tab and can be copied like any other. That of a document for
 * those logged in leads to the login; a customer whom it is not for gets no link.
 */
export function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const text = useText();
  const { url } = suggestion;
  return (
    <Autocomplete.Item
      value={suggestion}
      className={styles.item}
      disabled={url === undefined}
      {...(url !== undefined && { render: <OptionLink href={url} /> })}
    >
      <span>
        {suggestion.label}
        {suggestion.detail && <small>{suggestion.detail}</small>}
      </span>
      {suggestion.picture && <SuggestionPicture picture={suggestion.picture} />}
      {suggestion.forProfessionals && <em>{text('product.for_professionals')}</em>}
      {suggestion.locked && (
        <em>
          <Icon of={Lock} size="small" />
          {text('document.locked')}
        </em>
      )}
    </Autocomplete.Item>
  );
}

/** The input keeps the focus: the arrow keys lead here, the tab key passes. */
function OptionLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} tabIndex={-1}>
      {children}
    </a>
  );
}

/** Says nothing: the product's name stands before it. */
function SuggestionPicture({ picture }: { picture: ProductPicture }) {
  return (
    <span className={styles.picture}>
      <Picture {...usePictureSources(picture)} alt="" sizes={PICTURE_SIZES} />
    </span>
  );
}
