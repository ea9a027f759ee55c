import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Confirm } from 'ra-ui-materialui';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Each language in itself. */
const NAMES: Record<Locale, string> = { fr: 'Français', en: 'English' };

type Props = { lang: Locale; onChange: (lang: Locale) => void };

/** Language of the texts, which does not depend on that of the operator. */
export function LanguageSwitch({ lang, onChange }: Props) {
  const text = useMessages();
  return (
    <ToggleButtonGroup
      exclusive
      value={lang}
      aria-label={text('pages.texts_in')}
      onChange={(_event, chosen: Locale | null) => {
        if (chosen && chosen !== lang) onChange(chosen);
      }}
    >
      {LOCALES.map((locale) => (
        <ToggleButton key={locale} value={locale} lang={locale} sx={{ minHeight: 44, textTransform: 'none' }}>
          {NAMES[locale]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Switches to the stored texts of the other language; asks before it drops what was typed. */
export function StoredLanguageSwitch({ lang, onChange }: Props) {
  const text = useMessages();
  const { dirtyFields } = useFormState();
  const [asked, setAsked] = useState<Locale>();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return (
    <>
      <LanguageSwitch lang={lang} onChange={isDirty ? setAsked : onChange} />
      <Confirm
        isOpen={asked !== undefined}
        title={text('pages.unsaved_title')}
        content={text('pages.unsaved_text', { language: NAMES[lang] })}
        confirm={text('pages.unsaved_drop')}
        cancel={text('pages.unsaved_stay')}
        onConfirm={() => {
          if (asked) onChange(asked);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
