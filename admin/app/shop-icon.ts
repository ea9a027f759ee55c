import type { Shop } from '#admin/api/admin-api.ts';
import { NEUTRAL_COLOURS } from './theme.ts';

/** Icon of the browser's tab: the initial of the shop on its accent colour. */
export function createShopIcon({ name, colours }: Pick<Shop, 'name' | 'colours'>): string {
  const { accent } = colours ?? NEUTRAL_COLOURS;
  const [initial = ''] = name.match(/\p{L}|\d/u) ?? [];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="6" fill="${accent}"/>` +
    '<text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="600" fill="#fff">' +
    `${initial.toUpperCase()}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
