/** Salted hash of the logged-in customer's email; `null` without one, or if the call fails. */
export async function readEmailHash(): Promise<string | null> {
  try {
    const answer = await fetch('/visitor/email-hash');
    return answer.ok ? ((await answer.json()) as { hash: string | null }).hash : null;
  } catch {
    return null;
  }
}
