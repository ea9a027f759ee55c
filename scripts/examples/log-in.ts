import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';

/** Cookie as browsers store it: for this host, path `/`. */
export type LoginCookie = {
  name: string;
  value: string;
  url: string;
  httpOnly: true;
  secure: true;
  sameSite: 'Lax';
};

/**
 * Logs an account in on a running site; a demo account needs no password. @throws when the login is refused
 */
export async function logIn(
  siteUrl: string,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<LoginCookie[]> {
  const url = `${siteUrl}/api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}.`);
  return response.headers.getSetCookie().flatMap((line) => {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    return value ? [{ name, value: decodeURIComponent(value), ...scope(siteUrl) }] : [];
  });
}

function scope(siteUrl: string) {
  return { url: siteUrl, httpOnly: true, secure: true, sameSite: 'Lax' } as const;
}
