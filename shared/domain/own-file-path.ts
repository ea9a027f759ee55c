/** Files behind the login, as browsers reach them below the API: what people bookmark, type again and are sent. */
const OWN_FILE =
  /^\/api\/v1\/(?:order\/\d+\/document\/[a-z]+(?:\/[a-z]+)?|customer\/[\w-]+\/loyalty\/statement|project\/files|[a-z]+\/search-customer\/\d+)$/;

/** True when a path of this site, without its query, is that of a file behind the login. */
export function isOwnFilePath(pathname: string): boolean {
  return OWN_FILE.test(pathname);
}
