import { Autocomplete } from '@base-ui/react/autocomplete';
import { Lock } from 'lucide';
import { useText } from '#client/app/use-text.ts';
import { usePictureSources } from '#client/app/use-picture-sources.ts';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Suggestion } from './use-suggestions.ts';
import styles from './assisted-input.module.css';

const PICTURE_SIZES = '4rem';

type SuggestionItemProps = { suggestion: Suggestion; onChoose: (suggestion: Suggestion) => void };

/** A suggestion: a link, or a document whose lock says that it is for those logged in. */
export function SuggestionItem({ suggestion, onChoose }: SuggestionItemProps) {
  const text = useText();
  return (
    <Autocomplete.Item
      value={suggestion}
      className={styles.item}
      disabled={suggestion.locked}
      onClick={() => onChoose(suggestion)}
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

/** Says nothing: the product's name stands before it. */
function SuggestionPicture({ picture }: { picture: ProductPicture }) {
  return (
    <span className={styles.picture}>
      <Picture {...usePictureSources(picture)} alt="" sizes={PICTURE_SIZES} />
    </span>
  );
}
