import type { Control } from '#scripts/controls/control.ts';
import { assumeFalse, assumeTrue } from '#scripts/controls/operators/assume.ts';
import { replaceCall } from '#scripts/controls/operators/replace-call.ts';
import { replaceNumber, replaceText } from '#scripts/controls/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/controls/operators/replace-property.ts';
import { returnOnly } from '#scripts/controls/operators/return-only.ts';
import { skip } from '#scripts/controls/operators/skip.ts';

const UNIT = 'server/page-cache/page-cache.test.ts';

/** Pages that are the same for everybody: kept, made once, forgotten, and never somebody's. */
export const PAGE_CACHE: readonly Control[] = [
  {
    name: 'a page is made once, however many ask',
    in: 'createPageCache > start',
    mutation: skip('set'),
    test: [UNIT, 'makes a page once however many ask at the same time'],
  },
  {
    name: 'a kept page is shown while it is fresh',
    in: 'createPageCache > peek',
    mutation: skip('hit'),
    test: [UNIT, 'keeps it for a minute'],
  },
  {
    name: 'a page is fresh for a minute, no longer',
    in: 'FRESH_MS',
    mutation: replaceNumber(60, 3600),
    test: [UNIT, 'shows a stale page at once'],
  },
  {
    name: 'a stale page is shown while it is made anew',
    in: 'freshnessOf',
    mutation: replaceText('stale', 'last resort'),
    test: [UNIT, 'shows a stale page at once'],
  },
  {
    name: 'a stale page is made anew',
    in: 'createPageCache > makeBehind',
    mutation: skip('makeOnce'),
    test: [UNIT, 'shows a stale page at once'],
    says: 'Exceeded timeout',
  },
  {
    name: 'a stale page is shown for ten minutes, no longer',
    in: 'freshnessOf',
    mutation: assumeFalse('RENEWED_BY_MS'),
    test: [UNIT, 'for ten minutes more'],
  },
  {
    name: 'an old page is shown where a new one fails',
    in: 'createPageCache > find',
    mutation: assumeTrue('origin', 'isFailure'),
    test: [UNIT, 'shows what it has for a day while pages cannot be made'],
  },
  {
    name: 'an old page is shown where making a new one throws',
    in: 'createPageCache > lastResort',
    mutation: returnOnly('undefined'),
    test: [UNIT, 'what it has is shown where making it anew throws, too'],
    says: 'no room',
  },
  {
    name: 'after a failure old pages are shown at once',
    in: 'createPageCache > isTroubled',
    mutation: returnOnly('false'),
    test: [UNIT, 'at once after the first failure'],
  },
  {
    name: 'after a day an old page is none',
    in: 'freshnessOf',
    mutation: skip('gone'),
    test: [UNIT, 'shows what it has for a day while pages cannot be made'],
  },
  {
    name: 'a page that failed is not kept',
    in: 'createPageCache > makeAndHold',
    mutation: assumeTrue('isKept'),
    test: [UNIT, 'a page that failed is for who asked'],
  },
  {
    name: 'a purge by a tag concerns its pages',
    in: 'createPageCache > purge',
    mutation: assumeTrue('concerns'),
    test: [UNIT, 'what has changed is made anew before it is shown again'],
  },
  {
    name: 'a purge by a tag concerns no other pages',
    in: 'concerns',
    mutation: assumeTrue('includes'),
    test: [UNIT, 'the rest stays'],
  },
  {
    name: 'what was purged serves where no other can be made',
    in: 'freshnessOf',
    mutation: replaceText('last resort', 'gone'),
    test: [UNIT, 'shows what it has for a day while pages cannot be made'],
  },
  {
    name: 'a page that was made during a purge is made again',
    in: 'createPageCache > hold',
    mutation: replaceCall('hasPurged', 'false'),
    test: [UNIT, 'a page that was being made while something of it changed is made again'],
  },
  {
    name: 'a page of its visitor is known to be one',
    in: 'createPageCache > find',
    mutation: skip('has'),
    test: [UNIT, 'a page of its visitor is not made for everybody again'],
  },
  {
    name: 'pages take no more bytes than they are given',
    in: 'createHeldPages',
    mutation: replaceProperty('maxSize', '1e12'),
    test: [UNIT, 'takes no more room than it is given'],
  },
  {
    name: 'who comes after a change waits for no page from before',
    in: 'createPageCache > makeOnce',
    mutation: assumeTrue('mark'),
    test: [UNIT, 'who comes after a change waits for no page that was begun before it'],
  },
  {
    name: 'addresses anybody can invent have a room of their own',
    in: 'createHeldPages',
    mutation: assumeFalse('isFreelyWritten'),
    test: [UNIT, 'addresses that are invented drive out their like alone'],
  },
];
