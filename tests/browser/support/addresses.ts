/** Where the storefronts of the browser's tests listen. */
export const SITE_URL = 'http://localhost:3400';
/** The catalogue of components, built for these tests. */
export const CATALOGUE_URL = 'http://localhost:3403';
/** A storefront that is set up to use every outside service. */
export const MEASURED_URL = 'http://localhost:3404';
/** Nobody is there: tests answer in its place. */
export const MAPS_URL = 'https://places.example';
export const MAINTENANCE_URL = 'http://localhost:3402';
