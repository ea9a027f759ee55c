import type { RecordResource } from '#shared/contract/record-operations.ts';
import type { WritableResource } from '#shared/contract/records.ts';
import type { ShopResource } from '#shared/contract/shop/shop-records.ts';
import type { OperationNotes } from './operation-notes.ts';

type NotesOf<Name extends RecordResource> = Readonly<
  Record<
    | `GET /${Name}/record`
    | `GET /${Name}/record/{id}`
    | `POST /${Name}`
    | `PUT /${Name}`
    | `DELETE /${Name}/{id}`,
    OperationNotes
  >
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
/** Resources whose records are not removed while others refer to them. */
const REFERRED: ReadonlySet<string> = new Set(['category', 'carrier']);
const FIELDS: Readonly<Record<string, OperationNotes['fields']>> = {
  redirection: { from: RULE_ERRORS, to: RULE_ERRORS },
};

const OUTDATED = { 412: ['record_changed'] } as const;

/** Condition under which a record is found, and the one under which a write is refused. */
const READING =
  'every field of a record, facts and references unresolved, in the language of the request and for every sales plan; an entity without texts in that language has none';
const CONDITION =
  'With `If-Match`, the write is refused with 412 when the record no longer has that entity tag.';

/** Field codes of shop records that no schema knows. */
const SHOP_FIELDS = { '*': ['taken', 'unknown', 'loop', 'not_leaf', 'not_allowed', 'below_itself'] } as const;
const SHOP_READING =
  'every field of a record with its texts in every language, for every sales plan; products are named by reference, categories by number';

/** Generic writes of operators (specification section 7). */
export const RECORD_NOTES = {
  ...notesOf('carrier', 'Carrier', 'a carrier'),
  ...notesOf('category', 'Category', 'a category'),
  ...notesOf('page', 'Page', 'a content page'),
  ...notesOf('sav', 'SavPage', 'an after-sales page'),
  ...notesOf('tags', 'Tag', 'a tag of content pages'),
  ...notesOf('menu', 'Menu', 'a menu'),
  ...notesOf('setting', 'Setting', 'a setting'),
  ...notesOf('slider', 'Slide', 'a slide of the home page'),
  ...notesOf('home', 'HomePage', 'a home page'),
  ...notesOf('civility', 'Civility', 'a form of address'),
  ...notesOf('country', 'Country', 'a country'),
  ...notesOf('city', 'City', 'a commune'),
  ...notesOf('contact', 'Contact', 'an installer or distributor'),
  ...notesOf('site', 'Site', 'a site'),
  ...notesOf('redirection', 'Redirection', 'a redirect rule'),
  ...notesOf('search', 'Synonym', 'a synonym of the search'),
  ...notesOf('sitemap', 'SitemapSection', 'a section of the site map'),
};

/** Refusals of the content of a file. */
const FILE_FIELDS = {
  files: [
    'animated',
    'damaged_file',
    'empty_file',
    'extension',
    'required',
    'too_large',
    'too_many_files',
    'too_many_pixels',
    'wrong_type',
  ],
} as const;

/** Writes of a shop's records by operators. */
export const SHOP_RECORD_NOTES = {
  ...shopNotesOf('product', 'Product', 'a product as the files of a shop state it'),
  ...shopNotesOf('variant', 'Variant', 'a variant with price and stock'),
  'PUT /variant/price': {
    name: 'setPrices',
    description:
      'Sets the prices of up to 1000 variants, all or nothing; each unknown or repeated reference is refused by its field. Equal prices are not written. With `expected`, nothing is written when a value has changed meanwhile.',
    errors: OUTDATED,
    fields: { '*': ['unknown'] },
  },
  'PUT /variant/stock': {
    name: 'setStock',
    description:
      'Sets the quantities of up to 1000 variants, all or nothing; each unknown or repeated reference is refused by its field. Equal quantities are not written. With `expected`, nothing is written when a value has changed meanwhile.',
    errors: OUTDATED,
    fields: { '*': ['unknown'] },
  },
  ...shopNotesOf('promotion', 'Promotion', 'a promotion code for every professional'),
  ...shopNotesOf('document', 'Document', 'a document that is generated from the catalogue'),
  ...shopNotesOf('part/family', 'PartFamily', 'a family of spare parts'),
  ...shopNotesOf('part', 'Part', 'a spare part or accessory with the products that have it'),
  ...shopNotesOf('eclate', 'ExplodedView', 'an exploded view with its numbered parts'),
  'POST /eclate/picture': {
    name: 'createExplodedViewPicture',
    description:
      'Stores the picture of an exploded view (JPEG, PNG, WebP, AVIF) as AVIF and as WebP of the same name, and returns what `POST` and `PUT /eclate` take. A view shows it once its record names it.',
    fields: FILE_FIELDS,
  },
  ...shopNotesOf('carrier/relay-points', 'RelayPoint', 'a relay point of a carrier'),
  ...shopNotesOf('contact/label', 'ContactLabel', 'a certification of installers and points of sale'),
  ...shopNotesOf('contact/customer', 'CustomerContact', 'a contact of the customers of a region'),
  ...shopNotesOf('former-product', 'FormerProduct', 'a product that is no longer sold'),
  ...shopNotesOf('sav/category', 'SavCategory', 'a category of after-sales pages'),
  ...shopNotesOf('sav/question', 'SavQuestion', 'a question with its answer'),
  ...shopNotesOf('sav/fault', 'SavFault', 'a fault of an appliance with its checks'),
};

const MEDIA_FIELDS = { path: ['taken', 'unknown', 'not_allowed'] } as const;
const { 'POST /media': createMedia, ...MEDIA_RECORD_NOTES } = shopNotesOf(
  'media',
  'Media',
  'a picture or a document of the shop',
);

/** Pictures and documents. */
export const MEDIA_NOTES = {
  ...MEDIA_RECORD_NOTES,
  'PUT /media': {
    ...MEDIA_RECORD_NOTES['PUT /media'],
    description: `Replaces path, focal point and alternative texts; the bytes stay. Pages that show the picture change at once. ${CONDITION}`,
    fields: { ...MEDIA_FIELDS, '*': ['not_allowed'] },
  },
  'GET /media/picture/{id}': {
    name: 'getWholePicture',
    description:
      'Returns a picture of a product without the cut of its focal point, upright and at most 960 px wide, on which a focal point is placed.',
  },
  'POST /media': {
    ...createMedia,
    description:
      'Stores a picture (JPEG, PNG, WebP, AVIF) or a PDF and returns its number. The type follows from the bytes, and the extension of `path` must be one of that type. Pictures of products and rooms are encoded as AVIF and WebP in the sizes in use and are on the pages at once; a document is served below `/media/documents/`.',
    fields: { ...MEDIA_FIELDS, ...FILE_FIELDS },
  },
  'PUT /media/file': {
    name: 'replaceMediaFile',
    description: `Replaces the bytes of a picture or a document; path, focal point and texts stay. The former bytes are removed. ${CONDITION}`,
    errors: { 404: ['not_found'], 412: ['record_changed'] },
    fields: FILE_FIELDS,
    headers: ['match'],
    hasTag: true,
  },
} as const satisfies Record<string, OperationNotes>;

function shopNotesOf<Name extends ShopResource | 'media'>(
  name: Name,
  entity: string,
  words: string,
): NotesOf<Name>;
function shopNotesOf(name: string, entity: string, words: string): Record<string, OperationNotes> {
  return {
    ...writeNotesOf(name, { entity, words, reading: SHOP_READING, fields: SHOP_FIELDS, place: '' }),
    [`DELETE /${name}/{id}`]: {
      name: `remove${entity}`,
      description: `Removes ${words}. ${CONDITION}`,
      errors: { 409: ['in_use'], 412: ['record_changed'] },
      headers: ['match'],
    },
  };
}

/** Notes of the operations of a resource. `entity`: its name in `operationId`; `words`: its name in descriptions. */
function notesOf<Name extends WritableResource>(name: Name, entity: string, words: string): NotesOf<Name>;
function notesOf(name: string, entity: string, words: string): Record<string, OperationNotes> {
  return writeNotesOf(name, {
    entity,
    words,
    reading: READING,
    fields: FIELDS[name] ?? RECORD_FIELDS,
    place: ' in the language of the request',
  });
}

type Words = {
  entity: string;
  words: string;
  reading: string;
  fields: OperationNotes['fields'];
  /** Follows the words, for records of one language. */
  place: string;
};

function writeNotesOf(
  name: string,
  { entity, words, reading, fields, place }: Words,
): Record<string, OperationNotes> {
  return {
    [`GET /${name}/record`]: {
      name: `list${entity}Records`,
      description: `Lists records to export and edit: ${reading}.`,
    },
    [`GET /${name}/record/{id}`]: {
      name: `get${entity}Record`,
      description: `Returns ${words} as \`PUT /${name}\` takes it: ${reading}. \`ETag\` identifies its state.`,
      hasTag: true,
    },
    [`POST /${name}`]: {
      name: `create${entity}`,
      description: `Creates ${words}${place} and returns its number.`,
      ...(fields && { fields }),
      hasTag: true,
    },
    [`PUT /${name}`]: {
      name: `replace${entity}`,
      description: `Replaces ${words}${place}; \`id\` in the body names it. A body that equals the stored record changes nothing. ${CONDITION}`,
      errors: { 404: ['not_found'], 412: ['record_changed'] },
      ...(fields && { fields }),
      headers: ['match'],
      hasTag: true,
    },
    [`DELETE /${name}/{id}`]: {
      name: `remove${entity}`,
      description: `Removes ${words} in all languages. ${CONDITION}`,
      errors: { ...(REFERRED.has(name) && { 409: ['in_use'] }), 412: ['record_changed'] },
      headers: ['match'],
    },
  };
}
