import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';

/** The calculator is not imported: the test computes with the values printed on the page. */
const PATHS = { fr: '/calculer-la-puissance', en: '/en/power-calculator' } as const;
type Lang = keyof typeof PATHS;
type Room = { use: number; area: number; height: number; walls: number; glass: number; storey: string };
type Case = {
  zip: string;
  department: string;
  altitude: number;
  period: number;
  works: number[];
  room: Room;
};

const USES = ['living', 'bedroom', 'kitchen', 'bathroom', 'office', 'hall'];
const PERIODS = ['before-1948', '1948-1974', '1975-1988', '1989-2000', '2001-2012', 'since-2013'];
const WORKS = ['walls', 'roof', 'floor', 'windows'];
const ALTITUDES = [200, 400, 600, 800, 1000, 1300, 1600, 2000];

const CASES: Case[] = [
  {
    zip: '44000',
    department: '44',
    altitude: 0,
    period: 2,
    works: [],
    room: { use: 0, area: 24, height: 2.5, walls: 2, glass: 4, storey: 'between' },
  },
  {
    zip: '25000',
    department: '25',
    altitude: 1,
    period: 1,
    works: [0, 1, 2, 3],
    room: { use: 3, area: 6, height: 2.4, walls: 1, glass: 0.6, storey: 'single' },
  },
  {
    zip: '38000',
    department: '38',
    altitude: 4,
    period: 0,
    works: [3],
    room: { use: 1, area: 12.5, height: 2.6, walls: 1, glass: 20, storey: 'top' },
  },
  {
    zip: '59000',
    department: '59',
    altitude: 0,
    period: 5,
    works: [0],
    room: { use: 5, area: 5, height: 2.5, walls: 0, glass: 0, storey: 'ground' },
  },
];

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
});

const number = (text = '') =>
  Number(
    text
      .replaceAll(/[\s,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  );
const figures = (text: string) => (text.match(/[-−]?\d+(?:[.,]\d+)?/g) ?? []).map(number);
const cells = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

/** The rows of each table of the page without headers, in page order. */
function tablesOf(html: string): string[][][] {
  return [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, body = '']) =>
    [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cells(cell)),
    ),
  );
}

/** Computes the power as a reader would: constants from the text, other values from the tables. */
function sumAgain(html: string, text: string, { department, altitude, period, works, room }: Case): number {
  const [byPeriod, byWork, byUse, byAltitude, byDepartment] = tablesOf(html);
  const sentence = (pattern: RegExp) => figures(pattern.exec(text)?.[0] ?? '');
  const [ground = NaN, bridges = NaN, airHeat = NaN] = sentence(
    /(?:Déperditions par|Loss per) degr.*?(?:volume)/,
  );
  const [difference = NaN, step = NaN, min = NaN] = sentence(
    /(?:L’écart de température est|The difference in temperature is).*?W (?:au moins|\.)|The difference in temperature is at least.*?at least \d+\sW/,
  );
  const [airWithWindows = NaN] = sentence(/(?:Des fenêtres neuves|New windows).*?volume/);
  const coefficients = (byPeriod?.[period] ?? []).slice(1).map(number);
  const [wall = NaN, roof = NaN, floor = NaN, window = NaN, air = NaN] = coefficients.map((value, index) => {
    if (index === 4) return works.includes(3) ? Math.min(value, airWithWindows) : value;
    return works.includes(index) ? Math.min(value, number(byWork?.[index]?.[1])) : value;
  });
  const [inside = NaN, minAir = NaN, reheat = NaN] = (byUse?.[room.use] ?? []).slice(1).flatMap(figures);
  const base = byDepartment?.find((row) => row[1]?.split(', ').includes(department));
  const outside =
    (figures(base?.[0] ?? '')[0] ?? NaN) - (figures(byAltitude?.[altitude]?.[1] ?? '')[0] ?? NaN);
  const facade = room.walls * Math.sqrt(room.area) * room.height;
  const hasRoof = room.storey === 'top' || room.storey === 'single';
  const hasFloor = room.storey === 'ground' || room.storey === 'single';
  const roofArea = hasRoof ? room.area : 0;
  const glass = Math.min(room.glass, facade + roofArea);
  const surfaces =
    Math.max(0, facade - glass) * wall +
    glass * window +
    (roofArea - Math.max(0, glass - facade)) * roof +
    (hasFloor ? room.area : 0) * ground * floor;
  const perDegree = surfaces * bridges + airHeat * Math.max(air, minAir) * room.area * room.height;
  const power = perDegree * Math.max(inside - outside, difference) * (1 + reheat / 100);
  return Math.max(min, Math.ceil(power / step) * step);
}

function queryOf({ zip, altitude, period, works, room }: Case): string {
  const search = new URLSearchParams({ zip, alt: String(ALTITUDES[altitude]), built: PERIODS[period] ?? '' });
  for (const work of works) search.append('works', WORKS[work] ?? '');
  const { use, area, height, walls, glass, storey } = room;
  const values = { room: USES[use] ?? '', area, height, walls, glass, storey, width: '', tall: '' };
  for (const [name, value] of Object.entries(values)) search.append(name, String(value));
  return search.toString();
}

describe('power calculator: recomputed from the printed values', () => {
  const matrix = CASES.flatMap((one) =>
    (['fr', 'en'] as const).map((lang): [Lang, string, Case] => [lang, one.zip, one]),
  );
  it.each(matrix)('%s, a room at %s: equal power', async (lang, _zip, one) => {
    const { html, text } = await readPage(app, `${PATHS[lang]}?${queryOf(one)}`);
    const explained = html.slice(html.indexOf('id="how-title"'));
    const shown = /(?:après la nuit|after the night)\s?: ([\d\s,]+)\sW/.exec(text)?.[1];
    expect([one.zip, sumAgain(explained, text, one)]).toEqual([one.zip, number(shown)]);
  });
});
