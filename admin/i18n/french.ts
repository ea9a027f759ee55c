import applications from '../locales/applications.fr.json';
import auth from '../locales/auth.fr.json';
import carriers from '../locales/carriers.fr.json';
import categories from '../locales/categories.fr.json';
import companies from '../locales/companies.fr.json';
import drawings from '../locales/drawings.fr.json';
import errors from '../locales/errors.fr.json';
import fulfilment from '../locales/fulfilment.fr.json';
import imports from '../locales/imports.fr.json';
import log from '../locales/log.fr.json';
import menus from '../locales/menus.fr.json';
import orders from '../locales/orders.fr.json';
import pages from '../locales/pages.fr.json';
import parts from '../locales/parts.fr.json';
import people from '../locales/people.fr.json';
import prices from '../locales/prices.fr.json';
import products from '../locales/products.fr.json';
import profile from '../locales/profile.fr.json';
import promotions from '../locales/promotions.fr.json';
import ra from '../locales/ra.fr.json';
import records from '../locales/records.fr.json';
import redirects from '../locales/redirects.fr.json';
import resources from '../locales/resources.fr.json';
import settings from '../locales/settings.fr.json';
import setup from '../locales/setup.fr.json';
import shell from '../locales/shell.fr.json';
import shop from '../locales/shop.fr.json';
import slides from '../locales/slides.fr.json';
import support from '../locales/support.fr.json';
import tags from '../locales/tags.fr.json';
import tickets from '../locales/tickets.fr.json';
import today from '../locales/today.fr.json';
import tokens from '../locales/tokens.fr.json';

export const messages = {
  ...applications,
  ...auth,
  ...carriers,
  ...categories,
  ...companies,
  ...drawings,
  ...errors,
  ...fulfilment,
  ...imports,
  ...log,
  ...menus,
  ...orders,
  ...pages,
  ...parts,
  ...people,
  ...prices,
  ...products,
  ...profile,
  ...promotions,
  ...ra,
  ...records,
  ...redirects,
  ...resources,
  ...settings,
  ...setup,
  ...shell,
  ...shop,
  ...slides,
  ...support,
  ...tags,
  ...tickets,
  ...today,
  ...tokens,
};
