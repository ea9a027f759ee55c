import { useTranslations } from '#client/app/intl/use-translations.ts';
import { MAX_ARCHIVED_DOCUMENTS } from '#shared/domain/archive-limits.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './choice-bar.module.css';

type ChoiceBarProps = {
  chosen: readonly string[];
  /** Codes of the documents on this page. */
  here: readonly string[];
  /** Number of documents that exceed the archive's limit. */
  refused: number;
  choose: (codes: readonly string[]) => void;
  drop: (codes: readonly string[]) => void;
};

/** Number of selected documents over all pages, with buttons to select this page or clear the selection. */
export function ChoiceBar({ chosen, here, refused, choose, drop }: ChoiceBarProps) {
  const text = useTranslations();
  const isAllChosen = here.every((code) => chosen.includes(code));
  const elsewhere = chosen.filter((code) => !here.includes(code)).length;
  const status = [
    text('documents.chosen', { count: chosen.length }),
    elsewhere > 0 && text('documents.chosen_elsewhere', { count: elsewhere }),
  ]
    .filter(Boolean)
    .join(', ');
  const full = refused > 0 && text('documents.chosen_full', { most: MAX_ARCHIVED_DOCUMENTS, count: refused });
  return (
    <div className={styles.bar}>
      <Spoken as="div" text={[status, full].filter(Boolean).join('. ')}>
        <p>
          <b>{text('documents.chosen', { count: chosen.length })}</b>
          {elsewhere > 0 && `, ${text('documents.chosen_elsewhere', { count: elsewhere })}`}
        </p>
        {full && <p>{full}</p>}
      </Spoken>
      {here.length > 0 && (
        <button type="button" onClick={() => (isAllChosen ? drop(here) : choose(here))}>
          {text(isAllChosen ? 'documents.drop_page' : 'documents.choose_page')}
        </button>
      )}
      {chosen.length > 0 && (
        <button type="button" onClick={() => drop(chosen)}>
          {text('documents.drop_all')}
        </button>
      )}
    </div>
  );
}
