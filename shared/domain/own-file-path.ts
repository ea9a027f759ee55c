/** Paths of files behind the login, below the API: visitors bookmark, type and share them. */
const OWN_FILE =
  /^\/api\/v1\/(?:order\/(?:\d+\/document\/[a-z]+(?:\/[a-z]+)?|credit-note\/\d+\/(?:pdf|xml)|parcel\/\d+\/delivery-note)|customer\/[\w-]+\/loyalty\/statement|project\/files|[a-z]+\/search-customer\/\d+)$/;

/** True for the path, without query, of a file behind the login. */
export function isOwnFilePath(pathname: string): boolean {
  return OWN_FILE.test(pathname);
}
