import applications from '../locales/applications.en.json';
import auth from '../locales/auth.en.json';
import carriers from '../locales/carriers.en.json';
import categories from '../locales/categories.en.json';
import companies from '../locales/companies.en.json';
import drawings from '../locales/drawings.en.json';
import errors from '../locales/errors.en.json';
import fulfilment from '../locales/fulfilment.en.json';
import imports from '../locales/imports.en.json';
import log from '../locales/log.en.json';
import menus from '../locales/menus.en.json';
import orders from '../locales/orders.en.json';
import pages from '../locales/pages.en.json';
import parts from '../locales/parts.en.json';
import people from '../locales/people.en.json';
import prices from '../locales/prices.en.json';
import products from '../locales/products.en.json';
import profile from '../locales/profile.en.json';
import promotions from '../locales/promotions.en.json';
import ra from '../locales/ra.en.json';
import records from '../locales/records.en.json';
import redirects from '../locales/redirects.en.json';
import resources from '../locales/resources.en.json';
import settings from '../locales/settings.en.json';
import setup from '../locales/setup.en.json';
import shell from '../locales/shell.en.json';
import shop from '../locales/shop.en.json';
import slides from '../locales/slides.en.json';
import support from '../locales/support.en.json';
import tags from '../locales/tags.en.json';
import tickets from '../locales/tickets.en.json';
import today from '../locales/today.en.json';
import tokens from '../locales/tokens.en.json';

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
