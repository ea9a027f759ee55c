import AccountTreeIcon from '@mui/icons-material/AccountTree';
import AirportShuttleIcon from '@mui/icons-material/AirportShuttle';
import AltRouteIcon from '@mui/icons-material/AltRoute';
import ArticleIcon from '@mui/icons-material/Article';
import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedIn';
import BuildIcon from '@mui/icons-material/Build';
import BusinessIcon from '@mui/icons-material/Business';
import CategoryIcon from '@mui/icons-material/Category';
import EuroIcon from '@mui/icons-material/Euro';
import ForumIcon from '@mui/icons-material/Forum';
import GroupIcon from '@mui/icons-material/Group';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/Home';
import HowToRegIcon from '@mui/icons-material/HowToReg';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import KeyIcon from '@mui/icons-material/Key';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MailIcon from '@mui/icons-material/Mail';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import PlaceIcon from '@mui/icons-material/Place';
import QuizIcon from '@mui/icons-material/Quiz';
import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import SchemaIcon from '@mui/icons-material/Schema';
import SellIcon from '@mui/icons-material/Sell';
import StorefrontIcon from '@mui/icons-material/Storefront';
import TopicIcon from '@mui/icons-material/Topic';
import TuneIcon from '@mui/icons-material/Tune';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import ViewCarouselIcon from '@mui/icons-material/ViewCarousel';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Typography } from '@mui/material';
import { usePermissions } from 'ra-core';
import { Menu, useSidebarState } from 'ra-ui-materialui';
import { useId } from 'react';
import type { Permissions } from '#admin/auth/auth-provider.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { openGroups, type ScreenGroup, type ScreenName } from './access.ts';

const ICONS: Record<ScreenName, SvgIconComponent> = {
  orders: LocalShippingIcon,
  products: Inventory2Icon,
  prices: EuroIcon,
  imports: UploadFileIcon,
  parts: BuildIcon,
  'part-families': CategoryIcon,
  drawings: SchemaIcon,
  categories: AccountTreeIcon,
  promotions: LocalOfferIcon,
  pages: ArticleIcon,
  redirects: AltRouteIcon,
  menus: MenuOpenIcon,
  settings: TuneIcon,
  slides: ViewCarouselIcon,
  tags: SellIcon,
  'support-pages': MenuBookIcon,
  'support-categories': TopicIcon,
  'support-questions': QuizIcon,
  'support-faults': ReportProblemIcon,
  fulfilment: AssignmentTurnedInIcon,
  carriers: AirportShuttleIcon,
  'relay-points': PlaceIcon,
  tickets: ForumIcon,
  applications: HowToRegIcon,
  companies: BusinessIcon,
  shop: StorefrontIcon,
  people: GroupIcon,
  invitations: MailIcon,
  tokens: KeyIcon,
  log: HistoryIcon,
};

/** Entries that the roles of the operator open, by the work that they belong to. */
export function AdminMenu() {
  const text = useMessages();
  const { permissions } = usePermissions<Permissions>();
  if (!permissions || permissions.mustEnrol) return null;
  return (
    <Menu>
      <Menu.Item to="/" primaryText={text('shell.home')} leftIcon={<HomeIcon />} />
      {openGroups(permissions.roles).map((group) => (
        <MenuGroup key={group.name} {...group} />
      ))}
    </Menu>
  );
}

function MenuGroup({ name, screens }: ScreenGroup) {
  const text = useMessages();
  const id = useId();
  const [isOpen] = useSidebarState();
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
      <Typography id={id} hidden={!isOpen} variant="overline" component="div" sx={HEADING}>
        {text(`shell.group.${name}`)}
      </Typography>
      {screens.map((screen) => {
        const Icon = ICONS[screen];
        return (
          <Menu.Item
            key={screen}
            to={`/${screen}`}
            primaryText={text(`shell.menu.${screen}`)}
            leftIcon={<Icon />}
          />
        );
      })}
    </Box>
  );
}

const HEADING = { px: 2, lineHeight: 2, color: 'text.secondary' };
