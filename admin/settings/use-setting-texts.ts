import { useMessages } from '#admin/i18n/use-messages.ts';
import { isKnown } from './known-settings.ts';

/** Words about a setting: its name, and the place of the site where it appears. */
type SettingTexts = { name: string; place: string; isKnown: boolean };

export function useSettingTexts(): (code: string) => SettingTexts {
  const text = useMessages();
  return (code) =>
    isKnown(code)
      ? { name: text(`settings.name.${code}`), place: text(`settings.place.${code}`), isKnown: true }
      : { name: code, place: text('settings.unknown'), isKnown: false };
}
