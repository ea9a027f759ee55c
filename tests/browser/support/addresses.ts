/**
 * The first of the five ports of the browser tests. `TEST_PORT` allows two checkouts to test concurrently.
 */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 3400);

const portUrl = (offset: number, host = 'localhost') => `http://${host}:${FIRST_PORT + offset}`;

/** The storefront of most browser tests. */
export const SITE_URL = portUrl(0);
/** Its back office. */
export const BACKOFFICE_URL = portUrl(1, '127.0.0.1');
/** Token of `OPERATOR_TOKEN` at that back office. */
export const TEST_OPERATOR_TOKEN = 'operator-token-of-the-browser-tests';
/** A storefront under maintenance. */
export const MAINTENANCE_URL = portUrl(2);
/** The design system's pages, built for these tests. */
export const DESIGN_SYSTEM_URL = portUrl(3);
/** A storefront configured with every third-party service. */
export const MEASURED_URL = portUrl(4);
/** No server listens there: tests stub its responses. */
export const MAPS_URL = 'https://places.example';
