import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Replacement } from '#shared/contract/spare-part.ts';
import styles from './replacement-note.module.css';

type ReplacementNoteProps = {
  replacement: Replacement;
  /** URL of the successor on this page; otherwise its reference is searched. */
  url?: string | undefined;
};

export function ReplacementNote({ replacement, url }: ReplacementNoteProps) {
  const text = useTranslations();
  const href = useHref();
  const { reference, steps } = replacement;
  return (
    <div className={styles.note}>
      <p>
        {text('parts.replaced_by')}{' '}
        <TextLink href={url ?? `${href('accessories')}?${new URLSearchParams({ q: reference })}`}>
          {reference}
        </TextLink>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={index} className="figures">
            {text('parts.replaced_step', {
              from: step.reference,
              to: steps[index + 1]?.reference ?? reference,
              why: step.why,
            })}
          </li>
        ))}
      </ol>
    </div>
  );
}
