import { expect, it } from '@jest/globals';
import { writeTable } from './csv.ts';

it('[AC-12] separates cells as spreadsheets of the language expect, after a UTF-8 byte order mark', () => {
  const rows = [
    ['Date', 'Points'],
    ['22/11/2026', -250],
  ];
  expect(writeTable(rows, 'fr')).toBe('\u{FEFF}Date;Points\r\n22/11/2026;-250\r\n');
  expect(writeTable(rows, 'en')).toBe('\u{FEFF}Date,Points\r\n22/11/2026,-250\r\n');
});

it.each(['=1+1', '+33', '-2', '@SUM(A1)', '\tx', '\rx', ' =1+1', '＝1+1', '＋33'])(
  '%j is no formula',
  (text) => {
    expect(writeTable([[text]], 'en').replaceAll('"', '')).toBe(`\u{FEFF}'${text}\r\n`);
  },
);

it('keeps quotes, separators and line breaks inside their cell', () => {
  expect(writeTable([['a "b"', 'c;d', 'e,f', 'g\nh']], 'fr')).toBe(
    '\u{FEFF}"a ""b""";"c;d";"e,f";"g\nh"\r\n',
  );
});

it('writes decimals as each language does', () => {
  expect(writeTable([[-12.5, 'a']], 'fr')).toBe('\u{FEFF}-12,5;a\r\n');
  expect(writeTable([[-12.5, 'a']], 'en')).toBe('\u{FEFF}-12.5,a\r\n');
});

it('[AC-14] table: amounts have two decimals and the sign of the language', () => {
  const row = [{ cents: 5190 }, { cents: -5 }, { cents: 0 }, { cents: 1_234_500 }];
  expect(writeTable([row], 'fr')).toBe('\u{FEFF}51,90;-0,05;0,00;12345,00\r\n');
  expect(writeTable([row], 'en')).toBe('\u{FEFF}51.90,-0.05,0.00,12345.00\r\n');
});
