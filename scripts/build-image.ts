import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampBuild } from './build-stamp.ts';
import { BUILT_PARTS, removeFormerBuilds } from './former-builds.ts';
import { assembleImages, builtIn } from './image/assemble-image.ts';

/**
 * Builds the Dockerfile's images in a folder, without a container engine, and copies their build to `dist`:
 * tests run what the images contain, and the site is built once.
 */
const folder = resolve(process.argv[2] ?? '');
const startedAt = Date.now();
assembleImages(resolve('.'), folder);
cpSync(builtIn(folder), 'dist', { recursive: true });
for (const part of BUILT_PARTS) removeFormerBuilds(join('dist', part), startedAt);
stampBuild();
