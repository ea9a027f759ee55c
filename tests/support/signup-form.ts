import type { SignupForm } from '#shared/contract/account.ts';

/** Companies of the demo register. */
export const DEMO_SIRET = '21001290200016';
export const OTHER_SIRET = '21001297700018';
export const THIRD_SIRET = '21001304100012';
export const CLOSED_SIRET = '21001472600017';

/** A complete application, a new form for each call. */
export function signupValues(changes: Partial<SignupForm> = {}): SignupForm {
  return {
    siret: '210 012 902 00016',
    company: 'Plomberie-chauffage de la Huppe SCOP',
    address_1: '32 route des Carrières',
    address_2: '',
    zipcode: '01100',
    city: 'Bellignat',
    civility: 'mme',
    firstname: 'Camille',
    lastname: 'Aubert',
    email: 'camille@huppe.example',
    phone: '04 65 71 12 34',
    password: 'Chaleur-2026',
    password_confirmation: 'Chaleur-2026',
    terms: 'yes',
    key: crypto.randomUUID(),
    ...changes,
  };
}

/** The newest link to a page in the mailbox of a back office. */
export async function newestEmail(backofficeUrl: string, to: string): Promise<string> {
  const list = await (await fetch(`${backofficeUrl}/mailbox`)).text();
  const row = list.split('<tr>').find((line) => line.includes(`<td>${to}</td>`));
  const path = /href="(\/mailbox\/\d+)"/.exec(row ?? '')?.[1];
  return path === undefined ? '' : (await fetch(backofficeUrl + path)).text();
}

export async function countEmails(backofficeUrl: string, to: string): Promise<number> {
  const list = await (await fetch(`${backofficeUrl}/mailbox`)).text();
  return list.split(`<td>${to}</td>`).length - 1;
}

/** The token of the newest email's confirmation link. */
export async function newestToken(backofficeUrl: string, to: string): Promise<string> {
  return /\?token=([\w-]+)/.exec(await newestEmail(backofficeUrl, to))?.[1] ?? '';
}
