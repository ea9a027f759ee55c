import auth from '../locales/auth.fr.json';
import errors from '../locales/errors.fr.json';
import log from '../locales/log.fr.json';
import orders from '../locales/orders.fr.json';
import people from '../locales/people.fr.json';
import profile from '../locales/profile.fr.json';
import ra from '../locales/ra.fr.json';
import resources from '../locales/resources.fr.json';
import shell from '../locales/shell.fr.json';
import today from '../locales/today.fr.json';
import tokens from '../locales/tokens.fr.json';

export const messages = {
  ...auth,
  ...errors,
  ...log,
  ...orders,
  ...people,
  ...profile,
  ...ra,
  ...resources,
  ...shell,
  ...today,
  ...tokens,
};
