import type { Request, Response } from 'express';
import { localeOfPath, type Locale } from '#shared/locale.ts';
import { toSitePath } from '#shared/site-path.ts';
import { SMALL_DOCUMENT_HEADERS, toSmallDocument, type SmallDocument } from './small-document.ts';

type Words = Omit<SmallDocument, 'link'>;
/** Target of the link: `page`, the page of the form; `home`, the home page of the language. */
type Refusal = { status: number; way: 'page' | 'home'; words: Record<Locale, Words> };

/** Refusals without a page of the site, each with its text and link. */
const REFUSALS = {
  cross_site: {
    status: 403,
    way: 'page',
    words: {
      fr: {
        title: 'Ce formulaire vient d’ailleurs',
        text: 'Il a été envoyé depuis un autre site que le nôtre : rien n’a été pris en compte. Pour votre sécurité, envoyez-le depuis la page elle-même.',
      },
      en: {
        title: 'This form comes from elsewhere',
        text: 'It was sent from a site other than ours, so nothing has been done with it. For your safety, please send it from the page itself.',
      },
    },
  },
  method: {
    status: 405,
    way: 'page',
    words: {
      fr: {
        title: 'Rien ne s’envoie à cette adresse',
        text: 'Cette page se lit, mais ne prend aucun formulaire : rien n’a été pris en compte.',
      },
      en: {
        title: 'Nothing can be sent to this address',
        text: 'This page can be read, but takes no form, so nothing has been done.',
      },
    },
  },
  media_type: {
    status: 415,
    way: 'page',
    words: {
      fr: {
        title: 'Cet envoi n’est pas un formulaire',
        text: 'Nous n’avons pas pu le lire : rien n’a été pris en compte. Reprenez le formulaire sur sa page.',
      },
      en: {
        title: 'This is not a form',
        text: 'We could not read what was sent, so nothing has been done with it. Please use the form on its page.',
      },
    },
  },
  too_large: {
    status: 413,
    way: 'page',
    words: {
      fr: {
        title: 'Cet envoi est trop volumineux',
        text: 'Il dépasse ce que cette page accepte : rien n’a été pris en compte. Revenez en arrière et envoyez-en moins à la fois.',
      },
      en: {
        title: 'This is too large',
        text: 'It is more than this page accepts, so nothing has been done with it. Go back and send less at a time.',
      },
    },
  },
  unreadable: {
    status: 400,
    way: 'home',
    words: {
      fr: {
        title: 'Demande illisible',
        text: 'Nous n’avons pas pu lire ce qui a été envoyé : rien n’a été pris en compte.',
      },
      en: {
        title: 'The request cannot be read',
        text: 'We could not read what was sent, so nothing has been done with it.',
      },
    },
  },
  no_page: {
    status: 404,
    way: 'home',
    words: {
      fr: { title: 'Page introuvable', text: 'Il n’y a pas de page à cette adresse.' },
      en: { title: 'Page not found', text: 'There is no page at this address.' },
    },
  },
  failure: {
    status: 500,
    way: 'home',
    words: {
      fr: {
        title: 'Une erreur est survenue',
        text: 'Elle vient de nous et elle est enregistrée. Réessayez dans une minute, ou repartez de l’accueil.',
      },
      en: {
        title: 'An error has occurred',
        text: 'It is our fault, and it has been recorded. Please try again in a minute, or start from the home page.',
      },
    },
  },
  unavailable: {
    status: 503,
    way: 'page',
    words: {
      fr: {
        title: 'Cette page ne s’affiche pas pour le moment',
        text: 'Nos données ne répondent pas. Réessayez dans une minute.',
      },
      en: {
        title: 'This page cannot be shown at the moment',
        text: 'Our data is not responding. Please try again in a minute.',
      },
    },
  },
} as const satisfies Record<string, Refusal>;

export type RefusalKind = keyof typeof REFUSALS;

const LINKS: Record<Locale, Record<Refusal['way'], string>> = {
  fr: { page: 'Revoir la page', home: 'Aller à l’accueil' },
  en: { page: 'Back to the page', home: 'Go to the home page' },
};
const HOMES: Record<Locale, string> = { fr: '/', en: '/en' };
const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * Refuses a request with a small document in the language of its address.
 * @param status if it differs from that of the kind
 */
export function sendRefusal(
  request: Request,
  response: Response,
  kind: RefusalKind,
  status: number = REFUSALS[kind].status,
): void {
  const { way, words } = REFUSALS[kind];
  const page = pageOf(request);
  const locale = localeOfPath(page ?? HOMES.fr);
  const path = way === 'home' || page === undefined ? HOMES[locale] : escape(page);
  const link = { path, text: LINKS[locale][path === HOMES[locale] ? 'home' : way] };
  response.status(status).set(SMALL_DOCUMENT_HEADERS);
  response.end(toSmallDocument(locale, { ...words[locale], link }));
}

/** Returns the path of the page; for an internal address, that of the page with the form. */
function pageOf(request: Request): string | undefined {
  if (!request.path.startsWith('/_')) return toSitePath(request.originalUrl);
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === request.headers.host ? toSitePath(pathname + search) : undefined;
}

function escape(path: string): string {
  return path.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? '');
}
