import type { WritableResource } from '#shared/contract/records.ts';
import type { OperationNotes } from './operation-notes.ts';

type WritesOf<Name extends WritableResource> = Readonly<
  Record<`POST /${Name}` | `PUT /${Name}` | `DELETE /${Name}/{id}`, OperationNotes>
>;

/**
 * Field codes that no schema knows: values in use, references to missing entities, HTML that sanitising would
 * change, menu entries without a page in the language, and redirect rules that lead nowhere or in a circle.
 */
const RECORD_FIELDS = {
  '*': ['taken', 'unknown', 'below_itself', 'not_allowed', 'not_in_language'],
} as const;
const RULE_ERRORS = [
  'taken',
  'scheme',
  'own_host',
  'in_table',
  'shadows_page',
  'loop',
  'chain',
  'dead_target',
] as const;
const FIELDS: Readonly<Record<string, OperationNotes['fields']>> = {
  redirection: { from: RULE_ERRORS, to: RULE_ERRORS },
};

/** Generic writes of operators (specification section 7). */
export const RECORD_NOTES = {
  ...writesOf('carrier', 'Carrier', 'a carrier'),
  ...writesOf('category', 'Category', 'a category'),
  ...writesOf('page', 'Page', 'a content page'),
  ...writesOf('sav', 'SavPage', 'an after-sales page'),
  ...writesOf('tags', 'Tag', 'a tag of content pages'),
  ...writesOf('menu', 'Menu', 'a menu'),
  ...writesOf('setting', 'Setting', 'a setting'),
  ...writesOf('slider', 'Slide', 'a slide of the home page'),
  ...writesOf('home', 'HomePage', 'a home page'),
  ...writesOf('civility', 'Civility', 'a form of address'),
  ...writesOf('country', 'Country', 'a country'),
  ...writesOf('city', 'City', 'a commune'),
  ...writesOf('contact', 'Contact', 'an installer or distributor'),
  ...writesOf('site', 'Site', 'a site'),
  ...writesOf('redirection', 'Redirection', 'a redirect rule'),
  ...writesOf('search', 'Synonym', 'a synonym of the search'),
  ...writesOf('sitemap', 'SitemapSection', 'a section of the site map'),
};

/** Notes of the three writes of a resource. `entity`: its name in `operationId`; `words`: its name in descriptions. */
function writesOf<Name extends WritableResource>(name: Name, entity: string, words: string): WritesOf<Name>;
function writesOf(name: string, entity: string, words: string): Record<string, OperationNotes> {
  const fields = FIELDS[name] ?? RECORD_FIELDS;
  return {
    [`POST /${name}`]: {
      name: `create${entity}`,
      description: `Creates ${words} in the language of the request and returns its number.`,
      fields,
    },
    [`PUT /${name}`]: {
      name: `replace${entity}`,
      description: `Replaces ${words} in the language of the request; \`id\` in the body names it.`,
      errors: { 404: ['not_found'] },
      fields,
    },
    [`DELETE /${name}/{id}`]: {
      name: `remove${entity}`,
      description: `Removes ${words} in all languages.`,
    },
  };
}
