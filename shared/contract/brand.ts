import { z } from 'zod';
import { FEATURES } from '#shared/domain/features.ts';
import { phoneNumber, visibleText } from './fields.ts';

const MAX_PATHS = 60;
const MAX_PATH_LENGTH = 20_000;
const MAX_TEXTS = 200;

/** Commands and numbers of SVG paths only: pages write them into an attribute. */
const pathData = z
  .string()
  .max(MAX_PATH_LENGTH)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/);

export const hexColour = z.string().regex(/^#[\da-f]{6}$/);

export const logo = z
  .object({
    box: z
      .tuple([z.number(), z.number(), z.number().positive(), z.number().positive()])
      .describe('View box of the drawing: left, top, width, height.'),
    paths: z
      .array(
        z.object({
          d: pathData.describe('Path data as in SVG.'),
          fill: z.enum(['text', 'accent']).describe('Colour of the path: that of the text, or the accent.'),
        }),
      )
      .min(1)
      .max(MAX_PATHS)
      .describe('Paths of the drawing, the rearmost first.'),
  })
  .meta({
    id: 'Logo',
    description: 'A drawing of paths, which pages, emails and documents show in their colours.',
  });
export type Logo = z.infer<typeof logo>;

/** Colours of the style sheet (client/ui/styles/tokens.css) that a brand may replace. */
export const brandColours = z
  .object({
    paper: hexColour.describe('Background of pages.'),
    plaster: hexColour.describe('Background of panels.'),
    stone: hexColour.describe('Thin rules.'),
    ink: hexColour.describe('Text.'),
    accent: hexColour.describe('Buttons and marks of the consumer site.'),
    accent_dark: hexColour.describe('The accent under the pointer.'),
    accent_light: hexColour.describe('The accent on dark backgrounds.'),
    trade: hexColour.describe('Buttons and marks of the professional site.'),
    trade_dark: hexColour.describe('The professional accent under the pointer.'),
  })
  .meta({ id: 'BrandColours', description: 'Colours of a brand, as `#rrggbb`.' });
export type BrandColours = z.infer<typeof brandColours>;

export const brand = z
  .object({
    name: visibleText.max(40).describe('Name of the brand.'),
    professional_name: visibleText.max(60).describe('Name of the brand on pages for professionals.'),
    phone: phoneNumber.nullable().describe('Phone number for consumers.'),
    founded: z.number().int().min(1000).max(2100).nullable().describe('Year of the foundation.'),
    logo: logo.nullable().describe('Wordmark; `null` shows the name in the typeface of titles.'),
    icon: logo.nullable().describe('Sign for icons of browsers; `null` shows the first letter of the name.'),
    colours: brandColours.nullable().describe('Colours; `null` for the standard ones.'),
    typeface: z.enum(['standard', 'system']).describe('Typefaces: the standard pair or those of the system.'),
    texts: z
      .object({
        fr: z.record(z.string(), z.string().max(1000)).describe('Texts in French.'),
        en: z.record(z.string(), z.string().max(1000)).describe('Texts in English.'),
      })
      .refine(({ fr, en }) => Math.max(Object.keys(fr).length, Object.keys(en).length) <= MAX_TEXTS, {
        error: 'too_big',
      })
      .describe('Texts of the interface that the brand words itself, by message id.'),
    features: z
      .array(z.enum(FEATURES))
      .default([...FEATURES])
      .describe('Parts of the site that exist; all of them without the field.'),
  })
  .meta({ id: 'Brand', description: 'What the public knows of a company.' });
export type Brand = z.infer<typeof brand>;
