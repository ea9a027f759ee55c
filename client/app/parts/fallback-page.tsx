/** Rendered when the error page fails: one sentence and a link home, without dependencies (spec section 2). */
export function FallbackPage() {
  return (
    <main>
      <p>An error occurred while showing the error page</p>
      <a href="/">Home page</a>
    </main>
  );
}
