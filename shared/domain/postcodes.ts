/** Départements 01 to 95: overseas, Monaco and the army's post offices are not among them. */
const METROPOLITAN = /^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$/;

/** Whether parcels go there: France in Europe. */
export function isMetropolitan(zipcode: string): boolean {
  return METROPOLITAN.test(zipcode);
}

export function isCorsica(zipcode: string): boolean {
  return /^20\d{3}$/.test(zipcode);
}
