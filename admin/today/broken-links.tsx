import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { BrokenLink } from '#shared/contract/broken-link.ts';
import type { OperatorRole } from '#shared/contract/operator-role.ts';
import { mayOpen } from '#admin/app/access.ts';
import { useApi } from '#admin/app/api-context.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const MAX_SHOWN = 10;

/** Screens that edit the records with links. */
const SCREENS: Partial<Record<BrokenLink['resource'], string>> = {
  category: 'categories',
  menu: 'menus',
  page: 'pages',
  redirection: 'redirects',
  sav: 'support-pages',
  'sav/question': 'support-questions',
  slider: 'slides',
};

/** Links and redirects of the site that lead nowhere. */
export function BrokenLinks({ roles }: { roles: readonly OperatorRole[] }) {
  const text = useMessages();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['today', 'broken links'],
    queryFn: () => api.call('GET /operator/broken-link'),
  });
  if (data === undefined || data.total === 0) return null;
  const shown = data.items.slice(0, MAX_SHOWN);
  return (
    <SectionCard title={text('today.broken_links')}>
      <ul>
        {shown.map((link) => (
          <li key={`${link.resource} ${link.id} ${link.lang} ${link.url}`}>
            <Place link={link} roles={roles} /> {text('today.broken_link', { url: link.url })}
          </li>
        ))}
      </ul>
      {data.total > shown.length && (
        <p>{text('today.more_broken_links', { count: data.total - shown.length })}</p>
      )}
    </SectionCard>
  );
}

function Place({ link, roles }: { link: BrokenLink; roles: readonly OperatorRole[] }) {
  const text = useMessages();
  const { resource, id, title, lang } = link;
  const screen = SCREENS[resource];
  const name = text(`today.place.${resource}`, { title, lang: lang ?? '' });
  return screen !== undefined && mayOpen(roles, screen) ? (
    <Link href={`#/${screen}/${id}`}>{name}</Link>
  ) : (
    name
  );
}
