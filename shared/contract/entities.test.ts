import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { carrier, relayPoint } from './carrier.ts';
import { cart, cartResponse } from './cart.ts';
import { category, push } from './category.ts';
import { stockist } from './contact.ts';
import { address, authState, customer, favorite } from './customer.ts';
import { menu, menuItem } from './menu.ts';
import { orderState } from './order.ts';
import { page } from './page.ts';
import { productList } from './product-list.ts';
import { searchResponse } from './search.ts';
import { settingsState } from './settings-state.ts';
import { locale, salesPlan, setting, site } from './site.ts';
import { redirectRule } from './url.ts';

/**
 * Entities and field names of section 3 of the specification. `a.b` is a nested field, `a[].b` a field of each item.
 */
const ENTITIES: Record<string, { schema: z.ZodType; fields: string[] }> = {
  Customer: {
    schema: customer,
    fields: ['id', 'customer_id', 'firstname', 'phone', 'addresses[]', 'company.name', 'company.addresses[]'],
  },
  Address: {
    schema: address,
    fields: ['label', 'address_1', 'address_2', 'zipcode', 'city', 'mobile', 'type'],
  },
  'Sales plan': { schema: salesPlan, fields: ['id', 'target', 'currency.symbol'] },
  Menu: { schema: menu, fields: ['code', 'items[]'] },
  'Menu item': { schema: menuItem, fields: ['label', 'type', 'code', 'slug', 'childs'] },
  Setting: { schema: setting, fields: ['code', 'values[].value'] },
  Category: {
    schema: category,
    fields: ['id', 'name', 'slug', 'canonical.part', 'canonical.pro', 'childs', 'rechange', 'push_5'],
  },
  Push: {
    schema: push,
    fields: [
      'cover.url',
      'cover.webp',
      'cover.alt',
      'tag',
      'tag_banner',
      'text',
      'label_link',
      'url',
      'element.url',
    ],
  },
  'Search suggestions': {
    schema: searchResponse,
    fields: [
      'total',
      'categories.total',
      'categories.items[]',
      'products.total',
      'products.items[].name',
      'pages.total',
      'pages.items[].title',
      'notices.total',
      'notices.items[].title',
      'notices.items[].media.url',
      'notices.items[].connect',
    ],
  },
  Carrier: { schema: carrier, fields: ['id', 'technical_name', 'name', 'date'] },
  Stockist: {
    schema: stockist,
    fields: ['identifiant', 'coordGeolocalisationLatitude', 'coordGeolocalisationLongitude'],
  },
  'Relay point': {
    schema: relayPoint,
    fields: [
      'identifiant',
      'nom',
      'adresse1',
      'adresse2',
      'adresse3',
      'codePostal',
      'localite',
      'distanceEnMetre',
      'coordGeolocalisationLatitude',
      'coordGeolocalisationLongitude',
      'listeHoraireOuverture[].jour',
      'listeHoraireOuverture[].horairesAsString',
    ],
  },
  Page: { schema: page, fields: ['type.technical_name'] },
  'Product list response': {
    schema: productList,
    fields: ['items[]', 'total', 'filters[]', 'signature_references[]'],
  },
  Locale: { schema: locale, fields: ['iso'] },
  Site: { schema: site, fields: ['id', 'url', 'languages[].label', 'salesplan[].target'] },
  Favorite: { schema: favorite, fields: ['entity_type', 'entity_id'] },
  'Auth state': {
    schema: authState,
    fields: ['token', 'refresh_token', 'tmp_token', 'user', 'customer', 'favorites[]'],
  },
  Cart: {
    schema: cart,
    fields: [
      'token',
      'valid_until',
      'list.products',
      'list.products_not_available',
      'list.products_from_schema',
    ],
  },
  'Cart response': {
    schema: cartResponse,
    fields: [
      'list.products[].quantity',
      'list.products_not_available[].status',
      'list.products_from_schema[].schema',
      'list.products_from_schema[].products[]',
      'amount.without_tax_base',
      'amount.total_without_tax',
      'amount.tva',
      'amount.total',
      'amount.eco_without_tax',
      'amount.remise',
      'amount.shipping',
      'discounts[].label',
      'discounts[].value',
      'discounts[].code',
      'company.name',
      'carriers[]',
      'paiement[]',
      'display_chronopost',
    ],
  },
  'Order state': {
    schema: orderState,
    fields: [
      'orderId',
      'step',
      'selectedCarrier',
      'shippingAddress',
      'billingAddress',
      'selectedRelay',
      'paymentBy',
      'phone',
      'orderDetails.id',
      'orderDetails.payment',
      'orderDetails.carrier',
      'orderDetails.delivery_address',
      'orderDetails.invoice_address',
    ],
  },
  'Settings state': {
    schema: settingsState,
    fields: [
      'siteUrl',
      'locale',
      'salesplan',
      'salesplanShowed',
      'isProConnected',
      'isLoading',
      'device',
      'menus[]',
      'categories[]',
      'settings[]',
      'slider[]',
      'routeMetas',
      'consent',
    ],
  },
  'Redirect rule': { schema: redirectRule, fields: ['from', 'to', 'code'] },
};

describe('entities of the specification', () => {
  it.each(Object.entries(ENTITIES))(
    '[EN-01] %s has the fields of the specification',
    (_name, { schema, fields }) => {
      const document = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
      expect(fields.filter((field) => !hasField(document, document, field.split('.')))).toEqual([]);
    },
  );

  it('[EN-02] an address is the default billing address, the default shipping address, both or neither', () => {
    const types = address.shape.type;
    expect(types.parse(['invoice', 'primary'])).toEqual(['invoice', 'primary']);
    expect(types.parse([])).toEqual([]);
    expect(types.safeParse(['delivery']).success).toBe(false);
  });

  it.each([
    ['sales plan targets', salesPlan.shape.target.options, ['part', 'pro', 'pro_connect']],
    ['locales', locale.shape.iso.options, ['fr', 'en']],
    ['shown audiences', settingsState.shape.salesplanShowed.options, ['part', 'pro']],
  ])('[EN-01] %s match the specification', (_name, options, expected) => {
    expect(options).toEqual(expected);
  });

  it('[EN-01] favourite without a type is a product; redirect is 301 or 302', () => {
    expect(favorite.parse({ entity_id: 3 })).toEqual({ entity_type: 'product', entity_id: 3 });
    const rule = { id: 1, from: '/a', to: '/b' };
    expect([301, 302, 307, 308].filter((code) => redirectRule.safeParse({ ...rule, code }).success)).toEqual([
      301, 302,
    ]);
  });
});

type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
};

function hasField(root: Node, node: Node, [step, ...rest]: string[]): boolean {
  if (step === undefined) return true;
  const name = step.replace('[]', '');
  return alternatives(root, node).some((candidate) => {
    const property = candidate.properties?.[name];
    if (!property) return false;
    if (!step.endsWith('[]')) return hasField(root, property, rest);
    return alternatives(root, property).some((list) => list.items && hasField(root, list.items, rest));
  });
}

/** Resolves references and unions: the node itself or each of its alternatives. */
function alternatives(root: Node, node: Node): Node[] {
  if (node.$ref === '#') return [root];
  if (node.$ref) return alternatives(root, root.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {});
  return node.anyOf ? node.anyOf.flatMap((option) => alternatives(root, option)) : [node];
}
