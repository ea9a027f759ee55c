/** The salted hash of the logged customer's e-mail; `null` when there is none, or it cannot be had. */
export async function readEmailHash(): Promise<string | null> {
  try {
    const answer = await fetch('/visitor/email-hash');
    return answer.ok ? ((await answer.json()) as { hash: string | null }).hash : null;
  } catch {
    return null;
  }
}
