/** Where the storefronts of the browser's tests listen. */
export const SITE_URL = 'http://localhost:3400';
export const MAINTENANCE_URL = 'http://localhost:3402';
