import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { dropLine } from '#scripts/mutation/operators/drop-line.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';

/** Checks of sources and of uploaded data. */
export const CHECKS: readonly MutationTest[] = [
  {
    name: 'regular expressions: linear time',
    in: 'readContext',
    mutation: replaceText('[\\w.-]{8,128}', '(?:[\\w.-]+)+'),
    test: ['scripts/checks/slow-expressions.test.ts', 'all: linear time for every input'],
  },
  {
    name: 'dependencies: minimum versions',
    in: 'node_modules/express',
    file: 'package-lock.json',
    mutation: replaceProperty('version', '"5.2.0"'),
    test: [
      'scripts/checks/dependencies.test.ts',
      'versions: pinned, and none below the minimum that advisories require',
    ],
  },
  {
    name: 'dependencies: exact versions',
    file: 'package.json',
    mutation: replaceProperty('express', '"^5.3.0"'),
    test: [
      'scripts/checks/dependencies.test.ts',
      'versions: pinned, and none below the minimum that advisories require',
    ],
  },
  {
    name: 'load balancer: writes are not retried',
    file: 'deploy/haproxy.cfg',
    mutation: dropLine('disable-l7-retry unless'),
    test: ['scripts/checks/deploy.test.ts', 'proxies: never retry a request that changes data'],
  },
  {
    name: 'import rules: the server does not import browser code',
    in: 'reloadOnce',
    mutation: replaceText('#client/app/browser/browser-preferences.ts', '#server/config.ts'),
    test: ['scripts/checks/import-rules.test.ts', 'every file: follows all rules'],
  },
];
