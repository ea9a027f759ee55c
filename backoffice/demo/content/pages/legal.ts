import type { DemoPage } from '../demo-page.ts';
import { dataTable } from '../write-blocks.ts';
import { ACCESSIBILITY_PAGE } from './accessibility.ts';

export const LEGAL_PAGES: DemoPage[] = [
  {
    key: 'legal-notice',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'mentions-legales',
      title: 'Mentions légales',
      lead: 'Qui publie ce site, qui en répond, et ce que vous pouvez reprendre de son contenu.',
      description:
        'Mentions légales du site Âtre : éditeur, immatriculation, direction de la publication, hébergeur, médiateur, garant, éco-organismes, droits sur les textes.',
      blocks: [
        {
          type: 'text',
          markdown: `## Éditeur

Le site est publié par {{legal.name}}, {{legal.form}}, dont le siège est au {{legal.address}}.

- Immatriculation : {{legal.registration}}, SIRET {{legal.siret}}
- TVA intracommunautaire : {{legal.vat_number}}
- Téléphone : {{legal.phone}}, appel non surtaxé, du lundi au samedi, de 8 h à 19 h
- E-mail : {{legal.email_link}}
- Direction de la publication : {{legal.director}}

{{legal.invented}}

## Hébergement

{{host.name}}, {{host.address}}. Téléphone : {{host.phone}}, appel non surtaxé. Le site et ses données sont hébergés en France.

## Garantie et médiation

La garantie commerciale de nos appareils est accordée par {{guarantor.name}}, {{guarantor.address}}. Elle vaut {{guarantor.territory}} ; [ses conditions](/garanties) disent ce qu’elle couvre.

Un consommateur qui n’a pas obtenu satisfaction après nous avoir écrit peut saisir gratuitement le médiateur de la consommation : {{mediator.name}}, {{mediator.address}}, {{mediator.link}}.

## Éco-organismes

Nos identifiants uniques de producteur (article L. 541-10-13 du code de l’environnement) :

{{legal.recycling}}

## Textes, dessins et photographies

Les textes, les dessins à l’échelle, les photographies et les marques appartiennent à Âtre. Vous pouvez citer un passage en indiquant sa source, et imprimer une page pour votre usage. Les installateurs et les distributeurs peuvent reproduire les fiches des produits qu’ils vendent, sans les modifier. Pour tout autre emploi, demandez-nous.

Les polices de caractères sont publiées sous licence libre.

## Exactitude

Cotes, puissances et classes d’énergie sont vérifiées avant leur mise en ligne. La plaque signalétique et la notice livrées avec l’appareil font foi. Les prix montrés aux particuliers sont des prix publics conseillés, toutes taxes et éco-participation comprises : le distributeur et l’installateur fixent librement les leurs.

## Liens

Nous ne répondons pas du contenu des sites vers lesquels mènent nos liens.`,
        },
        {
          type: 'faq',
          title: 'Signaler',
          questions: [
            {
              question: 'Une erreur dans une fiche ?',
              answer:
                'Appelez le {{legal.phone}} (appel non surtaxé) et donnez la référence. La correction paraît le jour ouvré suivant.',
            },
            {
              question: 'Un contenu qui vous porte préjudice ?',
              answer:
                'Écrivez à {{legal.email}}, à l’attention du service juridique, en précisant l’adresse de la page et la raison de votre demande. Vous recevrez une réponse motivée.',
            },
          ],
        },
      ],
    },
    en: {
      slug: 'legal-notice',
      title: 'Legal notice',
      lead: 'Who publishes this site, who answers for it, and what you may reuse from it.',
      description:
        'Legal notice of the Âtre website: publisher, registration, editorial responsibility, host, mediator, guarantor, recycling identifiers, rights in texts.',
      blocks: [
        {
          type: 'text',
          markdown: `## Publisher

This site is published by {{legal.name}}, {{legal.form}}, whose registered office is at {{legal.address}}, France.

- Registration: {{legal.registration}}, SIRET {{legal.siret}}
- VAT number: {{legal.vat_number}}
- Telephone: {{legal.phone}}, standard call rate, Monday to Saturday, 8 a.m. to 7 p.m., French time
- E-mail: {{legal.email_link}}
- Responsible for publication: {{legal.director}}

{{legal.invented}}

## Hosting

{{host.name}}, {{host.address}}, France. Telephone: {{host.phone}}, standard call rate. The site and its data are hosted in France.

## Guarantee and mediation

The commercial guarantee of our appliances is granted by {{guarantor.name}}, {{guarantor.address}}. It holds {{guarantor.territory}}; [its terms](/en/guarantees) say what it covers.

A consumer whose complaint we have not settled in writing may turn, free of charge, to the consumer mediator: {{mediator.name}}, {{mediator.address}}, {{mediator.link}}.

## Recycling

Our unique producer identifiers (French Environment Code, article L. 541-10-13):

{{legal.recycling}}

## Texts, drawings and photographs

The texts, scale drawings, photographs and trade marks belong to Âtre. You may quote a passage if you name its source, and print a page for your own use. Installers and distributors may reproduce the data sheets of the products they sell, unaltered. For anything else, please ask.

The typefaces are published under open licences.

## Accuracy

Dimensions, outputs and energy classes are checked before they go online. The data plate and the manual delivered with the appliance prevail. Prices shown to consumers are recommended retail prices, VAT and eco-contribution included: distributors and installers are free to set their own.

## Links

We do not answer for the content of other sites our links may lead to.`,
        },
        {
          type: 'faq',
          title: 'Reporting something',
          questions: [
            {
              question: 'A mistake on a data sheet?',
              answer:
                'Call {{legal.phone}} (standard call rate) with the reference. The correction appears on the next working day.',
            },
            {
              question: 'Content that does you harm?',
              answer:
                'Write to {{legal.email}}, for the attention of the legal department, giving the address of the page and your reason. You will receive a reasoned answer.',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'privacy',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'donnees-personnelles',
      title: 'Données personnelles',
      lead: 'Ce que nous recueillons, pourquoi, pour combien de temps, et comment le reprendre. On peut lire tout le site sans rien nous donner.',
      description:
        'Données personnelles sur le site Âtre : informations recueillies, raison, durée de conservation, destinataires, et façon d’exercer vos droits auprès de nous.',
      blocks: [
        {
          type: 'text',
          markdown: `{{legal.name}}, {{legal.address}}, est responsable de ces traitements. Nous ne vendons ni ne louons aucune donnée, et aucune décision vous concernant n’est prise par un programme seul.

À la fin des durées ci-dessous, un programme efface les données de notre base. Nos équipes effacent les journaux, les mesures d’audience et les candidatures.`,
        },
        dataTable('retention', 'Ce que nous recueillons'),
        {
          type: 'text',
          markdown: `## Qui les lit

Nos équipes concernées, et les entreprises qui travaillent sur nos instructions : hébergement, transport, paiement, messagerie. Si vous demandez un devis, l’installateur que vous choisissez reçoit votre message. Le numéro de votre carte est saisi chez la banque et ne passe jamais par nous. Les données restent dans l’Union européenne. Les services extérieurs que vous acceptez sont nommés dans le panneau des cookies ; ils reçoivent ce qu’il dit, selon leurs propres règles.

## Vos droits

Vous pouvez demander une copie de vos données, leur correction, leur effacement, leur portabilité ou la limitation de leur emploi, vous opposer à un traitement et retirer un accord donné. Utilisez [le formulaire prévu pour cela](/contact?subject=personal-data), écrivez au délégué à la protection des données, {{legal.data_protection_link}}, ou appelez le {{legal.phone}} (appel non surtaxé). Nous répondons sous un mois.

Un compte se supprime depuis l’espace professionnel. Partent avec lui vos coordonnées, adresses, favoris, chantiers et points, et les demandes envoyées depuis son adresse e-mail, pièces jointes comprises. La loi nous fait garder les factures pendant {{retention.orders}} : y restent les articles, les montants, le nom légal, le SIRET et la commune de l’entreprise ; votre nom, votre adresse et votre téléphone en sont retirés.

Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL.

## Cookies

Ils ont [leur propre page](/cookies).

Version du 26 novembre 2026. Toute modification est datée ici.`,
        },
      ],
    },
    en: {
      slug: 'privacy',
      title: 'Privacy',
      lead: 'What we collect, why, for how long, and how to take it back. The whole site can be read without giving us anything.',
      description:
        'Personal data on the Âtre website: what is collected, why, how long it is kept, who can read it, and how to exercise your rights under European law.',
      blocks: [
        {
          type: 'text',
          markdown: `{{legal.name}}, {{legal.address}}, France, is the data controller. We neither sell nor rent any data, and no decision about you is taken by a program alone.

At the end of the periods below a program erases the data in our database. Our teams erase the logs, the measurements and the job applications.`,
        },
        dataTable('retention', 'What we collect'),
        {
          type: 'text',
          markdown: `## Who can read it

The teams concerned, and firms working on our instructions: hosting, carriage, payment, e-mail. If you ask for a quotation, the installer you choose receives your message. Card numbers are entered at the bank and never pass through us. Data stays within the European Union. The outside services that you accept are named in the cookie panel; they receive what it says, under their own rules.

## Your rights

You may ask for a copy of your data, have it corrected, erased, transferred or its use restricted, object to a use and withdraw a consent. Use [the form made for it](/en/contact?subject=personal-data), write to the data protection officer at {{legal.data_protection_link}}, or call {{legal.phone}} (standard call rate). We answer within a month.

An account is deleted from the professional area. Your details, addresses, favourites, worksites and points go with it, and so do the requests sent from its e-mail address, attachments included. The law has us keep invoices for {{retention.orders}}: they still show the items, the amounts, and the company’s legal name, SIRET number and town; your name, address and telephone number are removed from them.

If our answer does not satisfy you, you may complain to the CNIL, the French data protection authority.

## Cookies

They have [a page of their own](/en/cookies).

Version of 26 November 2026. Any change is dated here.`,
        },
      ],
    },
  },
  {
    key: 'cookies',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'cookies',
      title: 'Cookies',
      lead: 'Quatre catégories, dont une seule est nécessaire. Tant que vous n’avez rien accepté, aucune demande ne part vers un autre site que le nôtre.',
      description:
        'Cookies du site Âtre : ceux qui sont nécessaires, ceux qui demandent votre accord, leur durée, ce qui change si vous refusez, comment revenir sur un choix.',
      blocks: [
        {
          type: 'table',
          caption: 'Les quatre catégories',
          head: ['Catégorie', 'À quoi elle sert', 'Durée', 'Votre accord'],
          rows: [
            [
              'Nécessaires',
              'Garder la connexion, le panier et votre choix sur cette page ; si vous notez une page d’aide, un numéro tiré au hasard, pour qu’une voix compte une fois',
              'Le tableau suivant le dit, nom par nom',
              'Non requis',
            ],
            ['Mesure', 'Compter les pages lues', '13 mois au plus', 'Demandé'],
            ['Cartes', 'Compléter une adresse pendant que vous la tapez', 'Le temps de la visite', 'Demandé'],
            [
              'Vérification',
              'Distinguer une personne d’un robot, dans les formulaires',
              '6 mois au plus',
              'Demandé',
            ],
          ],
        },
        dataTable('storage', 'Ce que votre navigateur garde pour ce site'),
        {
          type: 'text',
          markdown: `Un cookie est un petit fichier que le site dépose dans votre navigateur et relit à la visite suivante. Les nôtres ne contiennent jamais votre mot de passe ; l’un d’eux garde votre adresse e-mail tant que vous êtes connecté.

## Refuser

Refuser demande un geste, comme accepter. Le site fonctionne ensuite en entier :

- sans **mesure**, nous savons seulement combien de pages le serveur a envoyées ;
- sans **cartes**, nos propres données complètent les adresses, et la carte est la nôtre de toute façon ;
- sans **vérification**, le formulaire part quand même, avec d’autres protections.

## Changer d’avis

« Choix des cookies », au pied de chaque page, repose la question. Là où le site n’emploie aucun service extérieur, il n’y a rien à choisir et ces mots n’y figurent pas. Nous enregistrons votre réponse, sa date et la version de la question sous un numéro tiré au hasard, que garde aussi votre navigateur : il prouve votre choix sans dire qui vous êtes. Nous reposons la question au bout de six mois.

Vous pouvez aussi effacer les cookies dans les réglages du navigateur. Un professionnel connecté devra alors se reconnecter.

Vos dernières recherches et vos brouillons ne sont pas des cookies : votre navigateur les garde pour vous les proposer à nouveau, et ne les envoie à personne. Chaque recherche s’efface d’un geste sous le champ de recherche, toutes aussi, et la déconnexion les oublie.

## Les données elles-mêmes

La page [Données personnelles](/donnees-personnelles) dit ce que nous en faisons et comment exercer vos droits.`,
        },
      ],
    },
    en: {
      slug: 'cookies',
      title: 'Cookies',
      lead: 'Four categories, only one of which is necessary. Until you accept something, no request leaves for any site but ours.',
      description:
        'Cookies on the Âtre website: those that are necessary, those that need your consent, how long they last, what changes if you refuse, how to change your mind.',
      blocks: [
        {
          type: 'table',
          caption: 'The four categories',
          head: ['Category', 'What it is for', 'How long', 'Your consent'],
          rows: [
            [
              'Necessary',
              'Keeping you logged in, your cart and your choice on this page; if you vote on a support page, a random number, so that one voice counts once',
              'The next table says, name by name',
              'Not required',
            ],
            ['Measurement', 'Counting the pages read', '13 months at most', 'Asked for'],
            ['Maps', 'Completing an address as you type it', 'The length of the visit', 'Asked for'],
            ['Verification', 'Telling a person from a robot, in forms', '6 months at most', 'Asked for'],
          ],
        },
        dataTable('storage', 'What your browser keeps for this site'),
        {
          type: 'text',
          markdown: `A cookie is a small file that the site leaves in your browser and reads again on your next visit. Ours never contain your password; one of them keeps your e-mail address while you are logged in.

## Refusing

Refusing takes one gesture, the same as accepting. The site then works in full:

- without **measurement**, all we know is how many pages the server sent out;
- without **maps**, our own data completes addresses, and the map is ours in any case;
- without **verification**, the form is sent all the same, protected by other means.

## Changing your mind

“Cookie choices”, at the foot of every page, puts the question again. Where the site uses no outside service there is nothing to choose, and those words are not there. We record your answer, its date and the version of the question under a random number that your browser keeps as well: it proves your choice without saying who you are. We ask again after six months.

You can also delete cookies in your browser’s settings. A professional who is logged in will then have to log in again.

Your recent searches and drafts are not cookies: your browser keeps them to offer them again, and sends them to no one. Each search can be removed below the search field, and so can all of them; logging out forgets them.

## The data itself

The [Privacy](/en/privacy) page says what we do with it and how to exercise your rights.`,
        },
      ],
    },
  },
  ACCESSIBILITY_PAGE,
  {
    key: 'terms',
    type: 'page',
    published: null,
    tags: [],
    fr: {
      slug: 'conditions-generales',
      title: 'Conditions générales',
      lead: 'Les règles d’usage du site, pour tous, et celles de la vente en ligne d’appareils et de pièces détachées, pour les professionnels.',
      description:
        'Conditions générales d’Âtre : usage du site, vente aux professionnels, prix, codes promo, paiement, livraison, retours, points, garantie, droit applicable.',
      blocks: [
        {
          type: 'text',
          markdown: `## 1. Usage du site

Le site est ouvert à tous et gratuit. Les calculs, dessins et conseils qu’il contient aident à choisir ; ils ne remplacent ni la visite d’un installateur ni une étude. Nous ne vendons pas en ligne aux particuliers : appareils et pièces s’achètent chez un distributeur ou un installateur, aux conditions de celui-ci, et les prix montrés sont des prix publics conseillés.

Le vendeur est {{legal.name}}, {{legal.form}}, {{legal.address}}, {{legal.registration}}, TVA {{legal.vat_number}}.

## 2. Compte professionnel

L’accès est réservé aux entreprises. Le SIRET est vérifié, puis le compte approuvé par une personne, sous deux jours ouvrés. Le mot de passe ne se prête pas : l’entreprise répond de ce qui est commandé avec lui.

## 3. Prix

Les prix des appareils et des pièces sont affichés en euros, hors taxes et toutes taxes comprises ; l’éco-participation et le port figurent sur des lignes séparées. Le prix dû est celui du jour de la commande. S’il change pendant que l’article attend dans le panier, vous en êtes averti avant de payer.

Un code promo s’ajoute au panier ; ses conditions (dates, montant minimal, articles, cumul) sont écrites dans « Mes codes promo ». Il ne sert qu’une fois par client, et la commande annulée le rend.

## 4. Commande, réservation et paiement

La vente est conclue à l’envoi de notre confirmation. Les articles en stock sont réservés dès que la commande est enregistrée ; une commande annulée les libère. Le paiement se fait par : {{payment.means}}. Le paiement en compte est ouvert aux entreprises à qui nous avons accordé un encours. Une commande qui attend un virement peut être annulée tant qu’il n’est pas arrivé ; une commande en compte, tant qu’elle n’est pas en préparation.

L’encours est un montant TTC, fixé entreprise par entreprise ; il est de zéro tant que nous ne l’avons pas accordé. Chaque commande en compte l’entame dès sa confirmation et le libère quand nous recevons son règlement. Une commande qui le dépasserait n’est pas acceptée en compte. La facture est payable à {{payment.days_on_account}} jours.

{{payment.late}} {{payment.indemnity}} {{payment.discount}}`,
        },
        dataTable('carriers', 'Livraison en France métropolitaine, Corse comprise'),
        {
          type: 'text',
          markdown: `Ces durées sont celles du transport. La date promise tient compte du stock, de la fabrication, de l’heure limite de 13 h et du transport : elle est affichée du panier à la confirmation. Par virement, elle se compte à partir de l’arrivée de la somme.

## 5. Réception et retours

Vérifiez le colis devant le livreur et notez les réserves sur le bon ; confirmez-les au transporteur dans les trois jours. Un article neuf, dans son emballage, est repris pendant trente jours. Le retour est à votre charge, sauf erreur de notre part.

## 6. Points de fidélité

Chaque euro de marchandise hors taxes, remises déduites, rapporte {{loyalty.points_per_euro}} point, utilisable {{loyalty.hold_days}} jours après la livraison et pendant {{loyalty.good_for_months}} mois. {{loyalty.points_of_voucher}} points enlèvent {{loyalty.euros_of_voucher}} € hors taxes au montant d’une commande, jusqu’à {{loyalty.ceiling_percent}} % des articles, sans toucher au port ni à l’éco-participation. Les plus anciens partent les premiers. Une commande annulée rend les points qu’elle avait pris, valables {{loyalty.min_days_after_return}} jours au moins. Les points ne s’échangent pas contre de l’argent et disparaissent avec le compte.

## 7. Garantie et réserve de propriété

Les pièces sont garanties un an, ou le temps qui reste à courir sur l’appareil si celui-ci est [sous garantie](/garanties). Elles restent notre propriété jusqu’au paiement complet ; le risque passe à la livraison.

## 8. Responsabilité

Nous répondons de nos produits et de nos erreurs. Nous ne répondons pas d’une pièce montée hors de sa notice ni d’une immobilisation de chantier.

## 9. Droit applicable

Le droit français. Nous cherchons d’abord un accord ; à défaut, le tribunal de commerce du ressort de notre siège, à {{legal.city}}, est compétent entre professionnels.

Version du 26 novembre 2026. Les commandes passées plus tôt restent soumises à la version de leur date.`,
        },
      ],
    },
    en: {
      slug: 'terms',
      title: 'Terms and conditions',
      lead: 'The rules for using the site, which apply to everyone, and those for the online sale of appliances and spare parts, which apply to professionals.',
      description:
        'Terms of Âtre: use of the site, sales to professionals, prices, promo codes, payment, delivery, returns, loyalty points, guarantee and governing law.',
      blocks: [
        {
          type: 'text',
          markdown: `This translation is provided for convenience. The French text prevails.

## 1. Using the site

The site is free and open to all. Its calculations, drawings and advice help you to choose; they do not replace a visit by an installer or a proper study. We do not sell online to consumers: appliances and parts are bought from a distributor or an installer, on that firm’s own terms, and the prices shown are recommended retail prices.

The seller is {{legal.name}}, {{legal.form}}, {{legal.address}}, {{legal.registration}}, VAT {{legal.vat_number}}.

## 2. Professional accounts

Access is for businesses only. The SIRET number is checked, then the account is approved by a person, within two working days. Passwords are not to be lent: the firm answers for whatever is ordered with them.

## 3. Prices

Prices of appliances and parts are shown in euros, with and without VAT; the eco-contribution and carriage are on separate lines. The price due is that of the day of the order. If it changes while the item is waiting in the cart, you are told before you pay.

A promo code is added to the cart; its conditions (dates, minimum amount, items, combination with others) are written in “My promo codes”. It serves once per customer, and a cancelled order gives it back.

## 4. Orders, reservation and payment

The sale is concluded when we send our confirmation. Items in stock are reserved as soon as the order is registered; a cancelled order releases them. Payment is by: {{payment.means}}. Payment on account is open to companies to which we have granted a credit limit. An order that waits for a transfer can be cancelled until the transfer has arrived; an order on account, until it is being prepared.

The credit limit is an amount including VAT, set company by company; it is zero until we have granted one. Each order on account takes from it as soon as it is confirmed and frees it when we receive its payment. An order that would exceed it is not accepted on account. The invoice is due in {{payment.days_on_account}} days.

{{payment.late}} {{payment.indemnity}} {{payment.discount}}`,
        },
        dataTable('carriers', 'Delivery within mainland France and Corsica'),
        {
          type: 'text',
          markdown: `These are the days of transport. The date we promise includes stock, manufacture, the cut-off hour of 1 p.m. and transport: it is shown from the cart to the confirmation. With a bank transfer it counts from the arrival of the money.

## 5. Receiving and returning goods

Check the parcel in front of the driver, note any damage on the delivery slip and confirm it to the carrier within three days. A new item in its packaging is taken back for thirty days. You pay for its return, unless the mistake was ours.

## 6. Loyalty points

Each euro of goods before tax, discounts deducted, earns {{loyalty.points_per_euro}} point, which can be used {{loyalty.hold_days}} days after delivery and for {{loyalty.good_for_months}} months. {{loyalty.points_of_voucher}} points take €{{loyalty.euros_of_voucher}} before tax off an order, up to {{loyalty.ceiling_percent}}% of the goods; carriage and the eco-contribution are left as they are. The oldest go first. A cancelled order gives back the points it had taken, good for at least {{loyalty.min_days_after_return}} days. Points are not exchanged for money and end with the account.

## 7. Guarantee and retention of title

Parts are guaranteed for one year, or for the time left on the appliance if that is [under guarantee](/en/guarantees). They remain our property until paid for in full; risk passes on delivery.

## 8. Liability

We answer for our products and our mistakes. We do not answer for a part fitted otherwise than as the manual says, nor for time lost on site.

## 9. Governing law

French law. We look for agreement first; failing that, the commercial court with jurisdiction over our registered office, in {{legal.city}}, decides between professionals.

Version of 26 November 2026. Earlier orders remain subject to the version of their date.`,
        },
      ],
    },
  },
];
