import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from '#tests/support/report-figure.ts';
import type { Conditions } from './conditions.ts';
import { writeFormatted } from './write-formatted.ts';

/** The last long run of a scenario, with the numbers of its tests. Some old records state only that all passed. */
export type ScenarioRun = {
  conditions: Conditions;
  passed?: number;
  failed?: number;
  skipped?: number;
  seconds?: number;
  figures: Figure[];
  /** Written by hand: how to read the result. */
  note?: string;
};
/** Runs by id of the scenario, besides `attacks` and `mutations`. */
export type ReliabilityRecord = Record<string, ScenarioRun>;

const FILE = 'docs/reports/reliability.json';

/** Reads what the long forms of fault, load, attack and mutation tests have found. */
export function readReliability(): ReliabilityRecord {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as ReliabilityRecord) : {};
}

/** Records the run of a scenario. */
export function recordReliability(id: string, run: ScenarioRun): void {
  writeFormatted({ [FILE]: JSON.stringify({ ...readReliability(), [id]: run }, null, 2) });
}
