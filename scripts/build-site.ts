import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, createBuilder } from 'vite';
import { stampBuild } from './build-stamp.ts';
import { BUILT_PARTS, removeFormerBuilds } from './former-builds.ts';

const COMPRESSED = /\.(?:css|hdr|js|json|svg|webmanifest)$/;

/**
 * Builds the browser bundle, both programs and the web application of operators, and compresses every file of text or numbers at the maximum level. Files
 * of former builds stay for a day.
 */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const startedAt = Date.now();
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await build({ configFile: join('admin', 'vite.config.ts'), logLevel: 'warn' });
  for (const part of BUILT_PARTS) removeFormerBuilds(join('dist', part), startedAt);
  for (const part of ['client', 'admin']) compressFiles(join('dist', part), startedAt);
  stampBuild();
}

/** Compresses files of this build only: files of former builds are compressed already. */
function compressFiles(folder: string, startedAt: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSED.test(name)) continue;
    const file = join(folder, name);
    if (Math.ceil(statSync(file).mtimeMs) < startedAt) continue;
    const content = readFileSync(file);
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
