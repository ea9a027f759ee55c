import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkInstalled } from '../link-packages.ts';
import { argumentsOf, readDockerfile, type Stage } from './read-dockerfile.ts';

/** Stages of the Dockerfile that are images. */
export const IMAGES = ['storefront', 'backoffice'] as const;
export type ImageName = (typeof IMAGES)[number];

/** Start command and environment of an image. */
export type ImageSettings = {
  /** Path of its work directory. */
  app: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string;
};

type IsIgnored = (path: string) => boolean;

const INSTALL_ALL = 'npm ci --loglevel=error';

/** Path of the build output after images were assembled in a folder. */
export function builtIn(folder: string): string {
  return join(appOf(folder, 'build'), 'dist');
}

/**
 * Executes the Dockerfile in folders, without a container engine: a folder per stage, with COPY and RUN.
 * RUN of the images themselves is omitted, because it creates users and folders of the image's file system.
 * The build stage uses the project's installed packages, which have the same lock file, to save half a
 * minute. The packages of the images are installed by the Dockerfile's own commands.
 */
export function assembleImages(source: string, folder: string): void {
  const isIgnored = readIgnored(readFileSync(join(source, '.dockerignore'), 'utf8'));
  for (const { name, instructions } of readStages(source)) {
    const app = appOf(folder, name);
    mkdirSync(app, { recursive: true });
    for (const { keyword, argument } of instructions) {
      if (keyword === 'COPY') copy(argument, { source, folder, app, isIgnored });
      if (keyword !== 'RUN' || IMAGES.some((image) => image === name)) continue;
      if (argument === INSTALL_ALL) linkInstalled(source, app);
      else run(argument, app);
    }
  }
}

/**
 * Reads how to start an image that was assembled in a folder. @throws when the Dockerfile has no such stage
 */
export function readImageSettings(source: string, folder: string, name: ImageName): ImageSettings {
  const stage = readStages(source).find((each) => each.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
  const pairs = argumentsOf(stage, 'ENV').flatMap((line) => line.split(' '));
  const [command = '[]'] = argumentsOf(stage, 'CMD');
  const [healthCheck = ''] = argumentsOf(stage, 'HEALTHCHECK');
  return {
    app: appOf(folder, name),
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    command: JSON.parse(command) as string[],
    healthCheck: healthCheck.slice(healthCheck.indexOf('CMD ') + 'CMD '.length),
  };
}

function readStages(source: string): Stage[] {
  return readDockerfile(readFileSync(join(source, 'Dockerfile'), 'utf8'));
}

/** Parses a `.dockerignore`: supports paths from the root, and names in any folder. No other patterns are used here. */
export function readIgnored(text: string): IsIgnored {
  const lines = text.split('\n').filter(Boolean);
  const paths = new Set(lines);
  return (path) => paths.has(path) || paths.has(`**/${basename(path)}`);
}

function run(command: string, folder: string): void {
  execFileSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function appOf(folder: string, stage: string): string {
  return join(folder, stage, 'app');
}

function copy(
  argument: string,
  { source, folder, app, isIgnored }: { source: string; folder: string; app: string; isIgnored: IsIgnored },
): void {
  const words = argument.split(' ');
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '.';
  for (const word of words) {
    const path = from ? join(folder, from, word) : join(source, word);
    const isFolder = statSync(path).isDirectory();
    cpSync(path, isFolder ? join(app, target) : join(app, target, basename(word)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => from !== undefined || !isIgnored(name.slice(source.length + 1)),
    });
  }
}
