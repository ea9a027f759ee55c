import { Box, Link, Typography } from '@mui/material';
import { linksOf, menuEntries, type MenuLink, type MenuNode } from '#routes/menu-link.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import { useSite } from '#admin/app/use-site.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { MenuLayout } from './menu-places.ts';
import type { Shown } from './use-shown.ts';

/** A menu as the site shows it: labels with the addresses that they lead to. */
export function MenuPreview({
  items,
  layout,
  shown,
}: {
  items: readonly MenuItem[];
  layout: MenuLayout;
  shown: Shown;
}) {
  const text = useMessages();
  const entries = menuEntries(items, shown);
  if (entries.length === 0) return <Typography>{text('menus.empty')}</Typography>;
  if (layout === 'line') return <Links links={entries.flatMap(linksOf)} />;
  if (layout === 'bar') return <Nodes nodes={entries} />;
  return (
    <>
      {entries.map((entry, index) => (
        <Box key={index} sx={{ mb: 1 }}>
          {entry.kind === 'group' ? (
            <>
              <Typography variant="subtitle2" component="h3">
                {entry.label}
              </Typography>
              <Links links={linksOf(entry)} />
            </>
          ) : (
            <Links links={[entry.link]} />
          )}
        </Box>
      ))}
    </>
  );
}

function Nodes({ nodes }: { nodes: readonly MenuNode[] }) {
  const text = useMessages();
  return (
    <Box component="ul" sx={LIST}>
      {nodes.map((node, index) => (
        <li key={index}>
          {node.link ? <Destination link={node.link} /> : node.label}
          {isCatalogue(node) && (
            <Typography variant="body2" color="text.secondary">
              {text('menus.catalogue')}
            </Typography>
          )}
          {node.entries.length > 0 && <Nodes nodes={node.entries} />}
        </li>
      ))}
    </Box>
  );
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <Box component="ul" sx={LIST}>
      {links.map((link, index) => (
        <li key={index}>
          <Destination link={link} />
        </li>
      ))}
    </Box>
  );
}

function Destination({ link: { label, url } }: { link: MenuLink }) {
  const origin = useSite()?.url.replace(/\/$/, '') ?? '';
  return (
    <>
      <Link href={url.startsWith('/') ? origin + url : url} target="_blank" rel="noreferrer">
        {label}
      </Link>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
        {url}
      </Typography>
    </>
  );
}

function isCatalogue(node: MenuNode & { kind?: string }): boolean {
  return node.kind === 'catalogue';
}

const LIST = { m: 0, pl: 2.5, overflowWrap: 'anywhere' };
