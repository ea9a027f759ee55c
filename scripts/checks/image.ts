import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IMAGES, readImageSettings, type ImageName } from '../image/assemble-image.ts';
import { BROWSER_ONLY, findPackageFindings, listImportedPackages } from '../image/find-package-findings.ts';
import { UNPRIVILEGED_UID, runImage, spawnImage } from '../image/run-image.ts';

/**
 * Checks the images in a folder (scripts/build-image.ts): each has the packages that its program imports
 * and no others, the storefront's are small, and the storefront serves a page from the back office of the
 * other image.
 */
const MAX_PACKAGES_MB = { storefront: 120, backoffice: 200 };
const STOREFRONT_PORT = '3470';
const BACKOFFICE_PORT = '3471';
const BUILDS: Record<ImageName, string> = { storefront: 'dist/server', backoffice: 'dist/backoffice' };
const dependenciesOf = (manifest: string): string[] =>
  Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: object }).dependencies);
const OF_STOREFRONT = dependenciesOf('package.json');
/** Packages of the back office that a package of the storefront brings as well: react-intl. */
const BROUGHT_BY_OTHERS = ['@formatjs/intl'];
const NOT_OF_STOREFRONT = [...dependenciesOf('backoffice/package.json'), ...BROWSER_ONLY].filter(
  (name) => ![...OF_STOREFRONT, ...BROUGHT_BY_OTHERS].includes(name),
);
/** Files that an image must not contain: sources, the other program, its packages and those of browsers. */
const NOT_SHIPPED: Record<ImageName, string[]> = {
  storefront: [
    'backoffice',
    'client',
    'dist/backoffice',
    'demo-shop',
    'scripts',
    'shared',
    'tests',
    '.git',
    ...NOT_OF_STOREFRONT.map((name) => join('node_modules', name)),
  ],
  backoffice: [
    'client',
    'demo-shop/studio',
    'dist/client',
    'dist/server',
    'scripts',
    'shared',
    'tests',
    '.git',
  ],
};

const folder = resolve(process.argv[2] ?? '');
const settings = (name: ImageName) => readImageSettings(resolve('.'), folder, name);

const findings = [
  ...IMAGES.flatMap(findContentFindings),
  ...findPackageFindings(importedBy('storefront'), OF_STOREFRONT),
  ...findPackageFindings(
    importedBy('backoffice'),
    dependenciesOf('backoffice/package.json'),
    dependenciesOf('shared/package.json'),
  ),
];
if (findings.length > 0) throw new Error(findings.join('\n'));
await serveTogether();

function importedBy(name: ImageName): Set<string> {
  return listImportedPackages(join(settings(name).app, BUILDS[name]));
}

function findContentFindings(name: ImageName): string[] {
  const { app } = settings(name);
  const size = packagesMb(app);
  console.log(`${name}: ${size} MB of packages`);
  return [
    ...NOT_SHIPPED[name]
      .filter((path) => existsSync(join(app, path)))
      .map((path) => `The image ${name} holds ${path}.`),
    ...(size > MAX_PACKAGES_MB[name]
      ? [`The image ${name} holds ${size} MB of packages, more than ${MAX_PACKAGES_MB[name]}.`]
      : []),
  ];
}

/** Size on disk, as `du` counts. */
function packagesMb(app: string): number {
  return Number.parseInt(execFileSync('du', ['-sm', join(app, 'node_modules')], { encoding: 'utf8' }), 10);
}

async function serveTogether(): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) chownSync(data, UNPRIVILEGED_UID, UNPRIVILEGED_UID);
  await refusesToStartAlone();
  const backoffice = await runImage(settings('backoffice'), folder, {
    BACKOFFICE_PORT,
    BACKOFFICE_HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
  });
  try {
    const storefront = await runImage(settings('storefront'), folder, {
      API_URL: `http://127.0.0.1:${BACKOFFICE_PORT}`,
      PORT: STOREFRONT_PORT,
      LOG_LEVEL: 'warn',
    });
    try {
      await servesPage();
    } finally {
      await storefront.stop();
    }
  } finally {
    await backoffice.stop();
  }
}

async function servesPage(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${STOREFRONT_PORT}/`);
  if (response.status !== 503) throw new Error(`The home page of an empty shop returns ${response.status}.`);
  if (!(await response.text()).includes('Le site est en préparation'))
    throw new Error('The images contain demo content by default.');
  console.log(`GET / of the storefront beside the back office: ${response.status}`);
}

/** Without the back office's address, the storefront exits with a one-line error. */
async function refusesToStartAlone(): Promise<void> {
  const program = spawnImage(settings('storefront'), folder, { PORT: STOREFRONT_PORT });
  let words = '';
  program.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [status] = (await once(program, 'close')) as [number | null];
  if (status !== 1 || !/^No back office is installed .*API_URL/.test(words))
    throw new Error(`Without API_URL the storefront ended with status ${status}: ${words}`);
}
