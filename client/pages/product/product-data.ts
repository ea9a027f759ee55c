import type { Product } from '#shared/contract/product.ts';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
};

/** Products of the signature line are made to order. */
const MADE_TO_ORDER = 'https://schema.org/MadeToOrder';

/** Structured data of a product (schema.org): description, dimensions, prices and energy class. */
export function productData(
  product: Product,
  { url, images, priceCurrency }: { url: string; images: string[]; priceCurrency: string },
): object {
  // Net prices are specific to the customer, so structured data contains public prices only.
  const prices = product.variants.flatMap(({ price }) => (price?.kind === 'public' ? [price] : []));
  const values = prices.map(({ value }) => value);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.reference,
    mpn: product.reference,
    brand: { '@type': 'Brand', name: product.brand },
    url,
    ...(images.length > 0 && { image: images }),
    width: millimetres(product.drawing.width),
    height: millimetres(product.drawing.height),
    depth: millimetres(product.drawing.depth),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...values),
        highPrice: Math.max(...values),
        priceCurrency,
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: Math.min(...values),
          maxPrice: Math.max(...values),
          priceCurrency,
          valueAddedTaxIncluded: prices.every(({ tax }) => tax === 'included'),
        },
        offerCount: prices.length,
        availability: product.signature ? MADE_TO_ORDER : AVAILABILITY[product.stock],
      },
    }),
    ...(product.energy.class && {
      hasEnergyConsumptionDetails: {
        '@type': 'EnergyConsumptionDetails',
        hasEnergyEfficiencyCategory: category(product.energy.class),
        ...(product.energy.scale && scaleOf(product.energy.scale)),
      },
    }),
  };
}

function millimetres(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MMT' };
}

/** `A+++-D`: best and worst class of the scale. */
function scaleOf(scale: string): object {
  const [best = '', worst = ''] = scale.split('-');
  return { energyEfficiencyScaleMax: category(best), energyEfficiencyScaleMin: category(worst) };
}

function category(energyClass: string): string {
  return `https://schema.org/EUEnergyEfficiencyCategory${categoryName(energyClass)}`;
}

/** schema.org spells `A++` as `A2Plus`. */
function categoryName(energyClass: string): string {
  const pluses = energyClass.length - 1;
  return pluses > 0 ? `A${pluses}Plus` : energyClass;
}
