import type { RouteName } from '#routes/paths.ts';
import type { Locale } from '#shared/locale.ts';

/** A page with a function, and its search terms. */
export type Service = {
  route: RouteName;
  title: Record<Locale, string>;
  text: Record<Locale, string>;
  words: Record<Locale, string>;
};

/** Services of the search. The index stores their positions in this list, so new ones must be appended. */
export const SERVICES: readonly Service[] = [
  {
    route: 'power-calculator',
    title: { fr: 'Calculer la puissance', en: 'Heat output calculator' },
    text: { fr: 'Pièce par pièce, en une minute', en: 'Room by room, in a minute' },
    words: {
      fr: 'calculateur calcul calculette puissance combien watts kw m2 surface pièce dimensionner dimensionnement simulateur taille de radiateur choisir',
      en: 'calculate calculator power sizing size watts kw btu heat loss room which radiator how big m2 output needed',
    },
  },
  {
    route: 'fault-finder',
    title: { fr: 'Codes défaut', en: 'Fault codes' },
    text: {
      fr: 'Ce qu’un code affiché veut dire, et quoi faire',
      en: 'What a displayed code means, and what to do',
    },
    words: {
      fr: 'code erreur codes d’erreur défaut panne voyant afficheur écran clignote diagnostic affiche',
      en: 'error code errors fault finder display flashing light diagnosis troubleshooting',
    },
  },
  {
    route: 'support-faq',
    title: { fr: 'Aide et questions', en: 'Help and questions' },
    text: { fr: 'Entretien, pannes, réponses aux questions', en: 'Care, faults and FAQ' },
    words: {
      fr: 'sav service après-vente assistance dépannage dépanneur panne faq foire aux questions aide entretien réparation',
      en: 'after-sales support help faq frequently asked questions repair troubleshooting maintenance service',
    },
  },
  {
    route: 'store-locator',
    title: { fr: 'Trouver un installateur', en: 'Find an installer' },
    text: { fr: 'Près de chez vous, par commune ou code postal', en: 'Near you, by town or postcode' },
    words: {
      fr: 'installateurs poseur pose artisan plombier chauffagiste électricien frigoriste professionnel rge agréé station technique près de chez moi carte annuaire',
      en: 'installers fitter fitters plumber heating engineer electrician tradesman near me local map directory approved install',
    },
  },
  {
    route: 'store-locator-distributor',
    title: { fr: 'Trouver un distributeur', en: 'Find a distributor' },
    text: { fr: 'Points de vente et comptoirs professionnels', en: 'Points of sale and trade counters' },
    words: {
      fr: 'distributeurs revendeur revendeurs négoce grossiste magasin point de vente comptoir où acheter showroom dépositaire',
      en: 'distributors dealer reseller stockist wholesaler merchant shop store showroom trade counter where to buy',
    },
  },
  {
    route: 'contact',
    title: { fr: 'Nous contacter', en: 'Contact us' },
    text: { fr: 'Par téléphone, par écrit, en face', en: 'By phone, in writing, in person' },
    words: {
      fr: 'contact contacter téléphone tel numéro appeler joindre parler conseiller service client mail e-mail adresse horaires réclamation hotline',
      en: 'contact phone telephone number call speak customer service advisor mail e-mail address hours complaint helpline',
    },
  },
  {
    route: 'contact-form',
    title: { fr: 'Nous écrire', en: 'Write to us' },
    text: {
      fr: 'Une question, une réclamation, une pièce jointe',
      en: 'A question, a complaint, an attachment',
    },
    words: {
      fr: 'formulaire message écrire demande ticket réclamation plainte envoyer photo',
      en: 'form message write request ticket complaint complain send photo',
    },
  },
  {
    route: 'compare',
    title: { fr: 'Comparer des produits', en: 'Compare products' },
    text: { fr: 'Jusqu’à quatre, côte à côte', en: 'Up to four, side by side' },
    words: {
      fr: 'comparer comparateur comparaison comparatif différence entre versus',
      en: 'compare comparison comparator difference between versus side by side',
    },
  },
  {
    route: 'accessories',
    title: { fr: 'Pièces détachées', en: 'Spare parts' },
    text: {
      fr: 'Par référence, numéro de série ou vue éclatée ; commande rapide',
      en: 'By reference, serial number or exploded view; quick order',
    },
    words: {
      fr: 'pièce détachée rechange accessoires vue éclatée vues éclatées éclaté plaque signalétique numéro de série commande rapide coller liste références csv excel',
      en: 'spare part replacement accessories exploded view drawing data plate serial number quick order paste list references csv excel bulk',
    },
  },
  {
    route: 'documentations',
    title: { fr: 'Notices et documents', en: 'Guides and documents' },
    text: {
      fr: 'Notices, fiches, déclarations à télécharger',
      en: 'Guides, sheets and declarations to download',
    },
    words: {
      fr: 'documentation documentations documents notices mode d’emploi manuels télécharger téléchargement pdf fiches catalogue brochure plans',
      en: 'documentation documents manuals instructions guides download downloads pdf sheets catalogue brochure drawings',
    },
  },
  {
    route: 'to-download',
    title: { fr: 'Documents à télécharger', en: 'Documents to download' },
    text: { fr: 'La bibliothèque des professionnels', en: 'The library for professionals' },
    words: {
      fr: 'documentation notices fiches schémas électriques déclarations télécharger pdf catalogue tarif plans dwg bim cao',
      en: 'documentation guides sheets wiring declarations download pdf catalogue price list drawings dwg bim cad',
    },
  },
  {
    route: 'signup',
    title: { fr: 'Ouvrir un compte professionnel', en: 'Open a trade account' },
    text: { fr: 'Vos prix, vos documents, vos commandes', en: 'Your prices, documents and orders' },
    words: {
      fr: 'créer compte inscription s’inscrire enregistrer devenir client professionnel pro ouvrir',
      en: 'create account sign up signup register registration become customer trade open',
    },
  },
  {
    route: 'login',
    title: { fr: 'Se connecter', en: 'Log in' },
    text: { fr: 'L’espace des professionnels', en: 'The professionals’ area' },
    words: {
      fr: 'connexion connecter login identifiant identification espace pro client mot de passe',
      en: 'login sign in signin log in password account area customer',
    },
  },
  {
    route: 'forgot-password',
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    text: { fr: 'Recevoir un lien par e-mail', en: 'Receive a link by e-mail' },
    words: {
      fr: 'mot de passe perdu oublié réinitialiser changer mdp',
      en: 'password lost forgot reset change',
    },
  },
  {
    route: 'my-account',
    title: { fr: 'Mon compte', en: 'My account' },
    text: { fr: 'Profil, commandes, chantiers', en: 'Profile, orders, worksites' },
    words: {
      fr: 'compte profil mes informations espace client',
      en: 'account profile my details customer area',
    },
  },
  {
    route: 'order_list',
    title: { fr: 'Mes commandes', en: 'My orders' },
    text: { fr: 'Suivi, livraison, factures', en: 'Tracking, delivery, invoices' },
    words: {
      fr: 'suivi de commande suivre ma commande où est mon colis livraison facture factures historique retard transporteur',
      en: 'order tracking track my order where is my parcel delivery invoice invoices bill history late carrier',
    },
  },
  {
    route: 'cart',
    title: { fr: 'Panier', en: 'Cart' },
    text: { fr: 'Ce que vous allez commander', en: 'What you are about to order' },
    words: { fr: 'mon panier caddie', en: 'my basket shopping cart' },
  },
  {
    route: 'worksites',
    title: { fr: 'Mes chantiers', en: 'My worksites' },
    text: { fr: 'Configurations et propositions', en: 'Configurations and proposals' },
    words: {
      fr: 'chantier proposition devis configurations enregistrées',
      en: 'worksite proposal quote saved configurations',
    },
  },
  {
    route: 'favorites',
    title: { fr: 'Mes favoris', en: 'My favourites' },
    text: { fr: 'Les produits mis de côté', en: 'Products you have saved' },
    words: { fr: 'favori liste d’envies', en: 'favorites favourite wish list wishlist saved' },
  },
  {
    route: 'loyalty-points',
    title: { fr: 'Mes points de fidélité', en: 'My loyalty points' },
    text: { fr: 'Solde et mouvements', en: 'Balance and transactions' },
    words: { fr: 'points fidélité cagnotte avantages solde', en: 'points loyalty rewards balance' },
  },
  {
    route: 'promo_codes',
    title: { fr: 'Mes codes promo', en: 'My promo codes' },
    text: { fr: 'Codes qui valent pour vous', en: 'Codes that are valid for you' },
    words: {
      fr: 'code promo promotion réduction remise bon',
      en: 'promo code voucher coupon discount promotion',
    },
  },
  {
    route: 'addresses',
    title: { fr: 'Mes adresses', en: 'My addresses' },
    text: { fr: 'Livraison et facturation', en: 'Delivery and invoicing' },
    words: { fr: 'adresse livraison facturation changer', en: 'address delivery invoice change' },
  },
  {
    route: 'chantiers',
    title: { fr: 'Réalisations', en: 'Worksites' },
    text: { fr: 'Chantiers achevés, chiffres à l’appui', en: 'Finished projects, with figures' },
    words: {
      fr: 'chantiers réalisations références projets exemples photos avant après',
      en: 'projects case studies references examples photos before after',
    },
  },
  {
    route: 'sitemap',
    title: { fr: 'Plan du site', en: 'Site map' },
    text: { fr: 'Toutes les pages', en: 'Every page' },
    words: { fr: 'plan site toutes les pages sommaire', en: 'sitemap all pages contents' },
  },
  {
    route: 'your-project',
    title: { fr: 'Votre projet', en: 'Your project' },
    text: { fr: 'Construire, rénover, remplacer', en: 'Build, renovate, replace' },
    words: {
      fr: 'projet rénovation construction neuf rénover maison appartement',
      en: 'project renovation new build renovate house flat',
    },
  },
];
