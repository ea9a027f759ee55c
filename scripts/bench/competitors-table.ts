import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from '../find-free-port.ts';
import type { Rows } from '../reports/performance-record.ts';
import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import { buildExpressCompetitor } from './build-express-competitor.ts';
import { prepareCompetitor } from './install-competitor.ts';
import { findMeasured, measureInTurn, speedOf, type Contender, type Measured } from './measure.ts';
import { findWeightFindings, weighPage, type PageWeight } from './page-weight.ts';
import { readCompetitorData } from './competitor-data.ts';
import { startProgram, type Program } from './processes.ts';
import { serveReady, takeResponse } from './ready-response.ts';

const PAGE = '/nos-produits/chauffage-electrique';
const LIST = 'product?site_id=1&sales_plan_id=1&lang=fr&page=1&perPage=24&categories=1';
const DATA = resolve('.cache', 'bench-competitor-data.json');
const CACHED = 'this site, cached';
const RENDERED = 'this site, rendered';

/**
 * Our category page compared with a page of the same weight on bare Express with React, on React Router's
 * framework and on Next.js. Theirs show the same links, cards and filters, without stores, translations or
 * security headers.
 */
export async function benchCompetitors(): Promise<{ competitors: Rows }> {
  const backoffice = await startBackoffice();
  const programs = [backoffice];
  try {
    const cached = await startStorefront(backoffice.url);
    const rendered = await startStorefront(backoffice.url, UNCACHED);
    programs.unshift(cached, rendered);
    const contenders = [
      { name: CACHED, program: cached, paths: [PAGE] },
      { name: RENDERED, program: rendered, paths: [PAGE] },
    ];
    const data = await readCompetitorData(rendered.url + PAGE, `${backoffice.url}/api/v1/${LIST}`);
    writeFileSync(DATA, JSON.stringify(data));
    const [next, router] = [prepareCompetitor('next', data), prepareCompetitor('react-router', data)];
    const competitors = await startCompetitors(resolve(next), resolve(router));
    programs.unshift(...new Set(competitors.map(({ program }) => program)));
    const all = [...contenders, ...competitors];
    const weights = await weigh(all);
    const raw = await serveReady('raw', await takeResponse(cached.url + PAGE, 'identity'));
    programs.unshift(raw);
    const measured = await measureInTurn([...all, { name: 'raw', program: raw, paths: ['/'] }], 'identity');
    return { competitors: toRows(measured, weights) };
  } finally {
    for (const program of programs) await program.stop();
  }
}

type Competitor = Contender & { program: Program };

async function startCompetitors(next: string, router: string): Promise<Competitor[]> {
  const node = process.execPath;
  const express = await startProgram({
    command: [node, await buildExpressCompetitor()],
    port: await findFreePort(),
    readyPath: '/string',
    environment: { DATA },
  });
  const framework = await startProgram({
    command: [node, 'server.mjs'],
    port: await findFreePort(),
    folder: router,
  });
  const nextPort = await findFreePort();
  const nextServer = await startProgram({
    command: [
      node,
      join('node_modules', 'next', 'dist', 'bin', 'next'),
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(nextPort),
    ],
    port: nextPort,
    folder: next,
    readyPath: '/static',
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  return [
    { name: 'Express, renderToString', program: express, paths: ['/string'] },
    { name: 'Express, renderToPipeableStream', program: express, paths: ['/stream'] },
    { name: 'React Router, framework mode', program: framework, paths: ['/'] },
    { name: 'Next.js, static', program: nextServer, paths: ['/static'] },
    { name: 'Next.js, dynamic', program: nextServer, paths: ['/dynamic'] },
  ];
}

/** @throws when a page does not have the content of ours, since the comparison would be meaningless */
async function weigh(contenders: Contender[]): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const { program, paths } of contenders) {
    weights.push(weighPage(await (await fetch(program.url + (paths[0] ?? '/'))).text()));
  }
  const [ours] = weights;
  const findings = ours
    ? weights.flatMap((weight, index) => findWeightFindings(contenders[index]?.name ?? '', ours, weight))
    : [];
  if (findings.length > 0) throw new Error(`The pages are not alike.\n${findings.join('\n')}`);
  return weights;
}

function toRows(measured: readonly Measured[], weights: readonly PageWeight[]): Rows {
  const [cached, rendered] = [findMeasured(measured, CACHED), findMeasured(measured, RENDERED)];
  const rows = measured.map((one, index) => {
    const { elements: _elements, ...weight } = weights[index] ?? {};
    const isOurs = one === cached || one === rendered;
    const figures = {
      ...weight,
      ...(one.perCpuSecond !== undefined && { perCpuSecond: one.perCpuSecond }),
      perSecond: one.perSecond,
      ...(one !== cached && { cachedTimes: speedOf(cached) / speedOf(one) }),
      ...(!isOurs && { renderedTimes: speedOf(rendered) / speedOf(one) }),
    };
    return [one.name, figures];
  });
  return Object.fromEntries(rows) as Rows;
}
