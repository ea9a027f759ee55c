import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { stampBuild } from './build-stamp.ts';

const COMPRESSED = /\.(?:css|js|json|svg|webmanifest)$/;

/** Builds browser and server parts, and compressed copies of every text file as small as they get. */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  compressFiles(join('dist', 'client'));
  stampBuild();
}

function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSED.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
