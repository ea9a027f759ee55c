/** Inputs of settings. `figures`: lines of a number, its name and a sentence. */
type SettingKind = 'alert' | 'figures' | 'link' | 'list' | 'phone' | 'switch' | 'text';

/** Settings that the site reads, by the part of the site where they appear. */
const KNOWN_SETTINGS = {
  alert: { alerte_sav_connect: 'alert' },
  header: {
    link_documentation_1_part: 'link',
    link_documentation_1_pro: 'link',
    link_accessoire_menu: 'link',
  },
  contact: {
    contact_phone_part: 'phone',
    contact_hours_part: 'text',
    contact_phone_pro: 'phone',
    contact_hours_pro: 'text',
    link_support_faq: 'link',
    showrooms: 'list',
    training_centres: 'list',
  },
  products: {
    parts_promise: 'text',
    delivery_promise_part: 'text',
    delivery_promise_pro: 'text',
    electricity_price: 'text',
    energy_note: 'text',
    power_category: 'text',
    power_category_bathroom: 'text',
  },
  account: { loyalty_programme: 'switch' },
  footer: {
    description: 'text',
    figures_title: 'text',
    figures: 'figures',
    quote_figures: 'figures',
    legal_line: 'text',
    social_facebook: 'link',
    social_instagram: 'link',
    social_linkedin: 'link',
  },
} as const satisfies Record<string, Record<string, SettingKind>>;

type SettingPart = keyof typeof KNOWN_SETTINGS;
type CodesOf<Parts> = Parts extends unknown ? keyof Parts : never;
/** Code of a setting that the site reads. */
type KnownSetting = CodesOf<(typeof KNOWN_SETTINGS)[SettingPart]>;

const KINDS = new Map<string, SettingKind>(
  Object.values(KNOWN_SETTINGS).flatMap((codes) => Object.entries(codes)),
);

export const SETTING_PARTS = Object.keys(KNOWN_SETTINGS) as SettingPart[];

/** Codes of a part of the site in their order. */
export function codesOf(part: SettingPart): KnownSetting[] {
  return Object.keys(KNOWN_SETTINGS[part]) as KnownSetting[];
}

/** True for a setting that the site reads; shops may store others. */
export function isKnown(code: string): code is KnownSetting {
  return KINDS.has(code);
}

/** The input of a setting; texts for one that the site does not read. */
export function kindOf(code: string): SettingKind {
  return KINDS.get(code) ?? 'list';
}
