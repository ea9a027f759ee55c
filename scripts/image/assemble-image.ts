import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argumentsOf, readDockerfile, type Stage } from './read-dockerfile.ts';

/** How the image of a Dockerfile is started. */
export type ImageSettings = {
  /** Where its work directory stands. */
  app: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string;
};

type IsIgnored = (path: string) => boolean;

const INSTALL_ALL = 'npm ci --loglevel=error';
const INSTALL_FOR_RUNNING = 'npm ci --omit=dev --loglevel=error';

/** Where the image's build is once it has been assembled in a folder. */
export function builtIn(folder: string): string {
  return join(appOf(folder, 'build'), 'dist');
}

/**
 * Does in folders what a container engine would do with the Dockerfile: each stage a folder, COPY copied, RUN
 * run. What the last stage runs is left out: it makes users and folders of the image's own file system. Packages are
 * those of the project's folder, which has them by the same lock file; installing them again takes half a minute.
 */
export function assembleImage(source: string, folder: string): void {
  const stages = readStages(source);
  const isIgnored = readIgnored(readFileSync(join(source, '.dockerignore'), 'utf8'));
  for (const [index, stage] of stages.entries()) {
    const app = appOf(folder, stage.name);
    mkdirSync(app, { recursive: true });
    for (const { keyword, argument } of stage.instructions) {
      if (keyword === 'COPY') copy(argument, { source, folder, app, isIgnored });
      if (keyword === 'RUN' && argument === INSTALL_ALL) {
        symlinkSync(join(source, 'node_modules'), join(app, 'node_modules'));
      } else if (keyword === 'RUN' && argument === INSTALL_FOR_RUNNING) {
        copyPackages(source, app);
        run('npm prune --omit=dev --loglevel=error', app);
      } else if (keyword === 'RUN' && index < stages.length - 1) {
        run(argument, app);
      }
    }
  }
}

/** How the image that stands in a folder is started. @throws when the Dockerfile has no stage. */
export function readImageSettings(source: string, folder: string): ImageSettings {
  const last = readStages(source).at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  const pairs = argumentsOf(last, 'ENV').flatMap((line) => line.split(' '));
  const [command = '[]'] = argumentsOf(last, 'CMD');
  const [healthCheck = ''] = argumentsOf(last, 'HEALTHCHECK');
  return {
    app: appOf(folder, last.name),
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    command: JSON.parse(command) as string[],
    healthCheck: healthCheck.slice(healthCheck.indexOf('CMD ') + 'CMD '.length),
  };
}

function readStages(source: string): Stage[] {
  return readDockerfile(readFileSync(join(source, 'Dockerfile'), 'utf8'));
}

/**
 * What a `.dockerignore` leaves out of the build: a path from its root, or after `**` and a slash a name anywhere. It has
 * no other patterns here.
 */
export function readIgnored(text: string): IsIgnored {
  const lines = text.split('\n').filter(Boolean);
  const paths = new Set(lines);
  return (path) => paths.has(path) || paths.has(`**/${basename(path)}`);
}

function run(command: string, folder: string): void {
  execFileSync('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Another name for each file where the folders are on one disk, forty thousand copies where they are not. */
function copyPackages(source: string, app: string): void {
  const [from, to] = [join(source, 'node_modules'), join(app, 'node_modules')];
  const isOneDisk = statSync(from).dev === statSync(app).dev;
  execFileSync('cp', [isOneDisk ? '-al' : '-a', from, to], { stdio: ['ignore', 'ignore', 'inherit'] });
  // npm writes into it as it stands: into the project's own, were it left.
  rmSync(join(to, '.package-lock.json'), { force: true });
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
