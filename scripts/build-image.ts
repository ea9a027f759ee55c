import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampBuild } from './build-stamp.ts';
import { removeFormerBuilds } from './former-builds.ts';
import { assembleImage, builtIn } from './image/assemble-image.ts';

/**
 * Makes the Dockerfile's image in a folder, as far as that goes without a container engine, and takes over what it has
 * built: tests try what the image holds, and the site is built once.
 */
const folder = resolve(process.argv[2] ?? '');
const startedAt = Date.now();
assembleImage(resolve('.'), folder);
cpSync(builtIn(folder), 'dist', { recursive: true });
for (const part of ['client', 'server']) removeFormerBuilds(join('dist', part), startedAt);
stampBuild();
