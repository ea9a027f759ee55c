/** Salted hash of the logged-in customer's email; `null` without one, or if the call fails. */
export async function readEmailHash(): Promise<string | null> {
  try {
    const response = await fetch('/visitor/email-hash');
    return response.ok ? ((await response.json()) as { hash: string | null }).hash : null;
  } catch {
    return null;
  }
}
