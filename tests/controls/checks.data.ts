import type { Control } from '#scripts/controls/control.ts';

/** What is looked for in what we write and in what we are given. */
export const CHECKS: readonly Control[] = [
  {
    name: 'expressions run in linear time',
    file: 'server/http/request-context.ts',
    find: 'const REQUEST_ID = /^[\\w.-]{8,128}$/;',
    replace: 'const REQUEST_ID = /^(?:[\\w.-]+)+$/;',
    test: 'scripts/checks/slow-expressions.test.ts',
    title: 'take linear time whatever they are given',
  },
  {
    name: 'no dependency is below its lowest version',
    file: 'package-lock.json',
    find: '"node_modules/express": {\n      "version": "5.3.0"',
    replace: '"node_modules/express": {\n      "version": "5.2.0"',
    test: 'scripts/checks/dependencies.test.ts',
    title: 'are pinned, and none is below the lowest version',
  },
  {
    name: 'dependencies are pinned',
    file: 'package.json',
    find: '"express": "5.3.0"',
    replace: '"express": "^5.3.0"',
    test: 'scripts/checks/dependencies.test.ts',
    title: 'are pinned, and none is below the lowest version',
  },
  {
    name: 'the balancer sends nothing twice that changes something',
    file: 'deploy/haproxy.cfg',
    find: '  http-request disable-l7-retry unless METH_GET',
    replace: '',
    test: 'scripts/checks/deploy.test.ts',
    title: 'never sends what changes something twice',
  },
  {
    name: 'the browser’s code stays away from the server’s',
    file: 'client/app/parts/chunk-reload.ts',
    find: "import { recall, remember } from '#client/app/browser/browser-memory.ts';",
    replace:
      "import { recall, remember } from '#client/app/browser/browser-memory.ts';\nimport { parseConfig } from '#server/config.ts';\nexport const stolen = parseConfig;",
    test: 'scripts/checks/import-rules.test.ts',
    title: 'are kept by every file',
  },
];
