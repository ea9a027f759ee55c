import type { RequestListener } from 'node:http';
import request from 'supertest';

/** The head of a page, as search engines read it. */
export type PageHead = {
  lang: string | undefined;
  title: string | undefined;
  headings: string[];
  canonical: string | undefined;
  robots: string | undefined;
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** By `name` or `property`. */
  metas: Record<string, string>;
};

/** The content of a response, parsed from its markup. */
export type PageResponse = PageHead & {
  status: number;
  headers: Record<string, string>;
  html: string;
  structuredData: StructuredData[];
  /** Labels of the breadcrumb, home first; empty without one. */
  breadcrumb: string[];
  /** Every address that the page links to. */
  links: string[];
  /** The text of the page, without markup. */
  text: string;
  /** The same without header and footer. */
  main: { links: string[]; text: string };
};

export type StructuredData = Record<string, unknown> & { '@type'?: string };

/** Requests a page as a browser does and parses it. Redirects are not followed. */
export async function readPage(
  app: RequestListener,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const response = await request(app).get(path).set(headers);
  return { status: response.status, headers: response.headers, ...parsePage(response.text) };
}

export function parsePage(html: string): Omit<PageResponse, 'status' | 'headers'> {
  return {
    ...parseHead(html),
    html,
    structuredData: structuredDataOf(html),
    breadcrumb: textsOf(/<nav[^>]*breadcrumb.*?<\/nav>/s.exec(html)?.[0] ?? '', 'li'),
    ...content(html),
    main: content(/<main.*<\/main>/s.exec(html)?.[0] ?? ''),
  };
}

export function parseHead(html: string): PageHead {
  const links = tags(html, 'link');
  const metas = Object.fromEntries(
    tags(html, 'meta').map((meta) => [meta['name'] ?? meta['property'] ?? '', meta['content'] ?? '']),
  );
  const alternates = links.filter((link) => link['rel'] === 'alternate');
  return {
    lang: tags(html, 'html')[0]?.['lang'],
    title: textsOf(html, 'title')[0],
    headings: textsOf(html, 'h1'),
    canonical: links.find((link) => link['rel'] === 'canonical')?.['href'],
    robots: metas['robots'],
    alternates: Object.fromEntries(alternates.map((link) => [link['hreflang'] ?? '', link['href'] ?? ''])),
    metas,
  };
}

function content(html: string): { links: string[]; text: string } {
  return {
    links: tags(html, 'a').flatMap((link) => link['href'] ?? []),
    text: plain(html.replace(/<script.*?<\/script>|<style.*?<\/style>|<svg.*?<\/svg>/gs, ' ')),
  };
}

/** The attributes of every tag of a name, by lower-case name. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>/])([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, inside = '']) => plain(inside),
  );
}

function structuredDataOf(html: string): StructuredData[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );
}

function plain(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
  return text
    .replace(/&#x([\da-f]+);/gi, (_whole, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole);
}
