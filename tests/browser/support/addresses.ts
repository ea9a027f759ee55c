/** Where the storefronts of the browser's tests listen. */
export const SITE_URL = 'http://localhost:3400';
/** The catalogue of components, built for these tests. */
export const CATALOGUE_URL = 'http://localhost:3403';
/** A storefront that is set up to use every outside service. */
export const MEASURED_URL = 'http://localhost:3404';
export const MAINTENANCE_URL = 'http://localhost:3402';
