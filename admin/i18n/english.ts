import auth from '../locales/auth.en.json';
import errors from '../locales/errors.en.json';
import log from '../locales/log.en.json';
import orders from '../locales/orders.en.json';
import people from '../locales/people.en.json';
import profile from '../locales/profile.en.json';
import ra from '../locales/ra.en.json';
import resources from '../locales/resources.en.json';
import shell from '../locales/shell.en.json';
import today from '../locales/today.en.json';
import tokens from '../locales/tokens.en.json';

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
