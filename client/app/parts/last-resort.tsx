import { BRAND } from '#shared/brand.ts';
/** When even the error page fails: one sentence and a way home, in words that need nothing (spec section 2). */
export function LastResort() {
  return (
    <main>
      <p>An error occurred while showing the error page</p>
      <a href="/">{BRAND}</a>
    </main>
  );
}
