import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { argumentsOf, readDockerfile, type Stage } from './read-dockerfile.ts';

export type AssembledImage = {
  folder: string;
  /** Where the image's work directory stands. */
  app: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string;
};

const INSTALL = 'npm install --no-save --loglevel';

/**
 * Does in folders what a container engine would do with the Dockerfile: each stage a folder, COPY copied, RUN
 * run. What the last stage runs is left out: it makes users and folders of the image's own file system. Packages to
 * build with are the project's, those to run with are installed.
 */
export function assembleImage(source: string): AssembledImage {
  const folder = mkdtempSync(join(tmpdir(), 'atre-image-'));
  const stages = readDockerfile(readFileSync(join(source, 'Dockerfile'), 'utf8'));
  const ignored = new Set(readFileSync(join(source, '.dockerignore'), 'utf8').split('\n').filter(Boolean));
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  for (const stage of stages) {
    const app = join(folder, stage.name, 'app');
    mkdirSync(app, { recursive: true });
    for (const { keyword, argument } of stage.instructions) {
      if (keyword === 'COPY') copy(argument, { source, folder, app, ignored });
      if (keyword === 'RUN' && argument.startsWith(INSTALL)) {
        // What the project's own folder has, by the same lock file: minutes on a slow machine.
        symlinkSync(join(source, 'node_modules'), join(app, 'node_modules'));
      } else if (keyword === 'RUN' && stage !== last) {
        execFileSync('sh', ['-c', argument], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
      }
    }
  }
  return { folder, app: join(folder, last.name, 'app'), ...settingsOf(last) };
}

function copy(
  argument: string,
  { source, folder, app, ignored }: { source: string; folder: string; app: string; ignored: Set<string> },
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
      filter: (name) => from !== undefined || !ignored.has(name.slice(source.length + 1)),
    });
  }
}

function settingsOf(stage: Stage): Pick<AssembledImage, 'environment' | 'command' | 'healthCheck'> {
  const pairs = argumentsOf(stage, 'ENV').flatMap((line) => line.split(' '));
  const [command = '[]'] = argumentsOf(stage, 'CMD');
  const [healthCheck = ''] = argumentsOf(stage, 'HEALTHCHECK');
  return {
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    command: JSON.parse(command) as string[],
    healthCheck: healthCheck.slice(healthCheck.indexOf('CMD ') + 'CMD '.length),
  };
}
