/**
 * Rounds and seconds of each measurement. `BENCH_ROUNDS=1 BENCH_SECONDS=1` is enough to check that every
 * table runs.
 */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
export const CONNECTIONS = 16;

/** A run with other settings is not recorded, because its figures are not comparable. */
export const IS_RECORDED = ['BENCH_ROUNDS', 'BENCH_SECONDS', 'BENCH_PRODUCTS'].every(
  (name) => process.env[name] === undefined,
);

/** The load of other programs, measured by the command that runs this one for several runtimes. */
export const LOAD_BEFORE = process.env['BENCH_LOAD'];
