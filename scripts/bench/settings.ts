/**
 * Rounds and seconds of each measurement. `BENCH_ROUNDS=1 BENCH_SECONDS=1` is enough to check that every
 * table runs.
 */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
export const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
export const CONNECTIONS = 16;
