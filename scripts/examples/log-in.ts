import { DEMO_PASSWORD } from '#backoffice/demo/demo-accounts.data.ts';

/** As browsers keep it: of this host, for its whole site. */
export type LoginCookie = {
  name: string;
  value: string;
  url: string;
  httpOnly: true;
  secure: true;
  sameSite: 'Lax';
};

/** Logs a demo account in on a running site. @throws when it is refused. */
export async function logIn(siteUrl: string, email: string): Promise<LoginCookie[]> {
  const url = `${siteUrl}/api/v1/user/login?site_id=1&lang=fr&sales_plan_id=1`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status}.`);
  return answer.headers.getSetCookie().flatMap((line) => {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split('=', 2);
    return value ? [{ name, value: decodeURIComponent(value), ...scope(siteUrl) }] : [];
  });
}

function scope(siteUrl: string) {
  return { url: siteUrl, httpOnly: true, secure: true, sameSite: 'Lax' } as const;
}
