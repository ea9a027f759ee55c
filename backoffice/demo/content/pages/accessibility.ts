import type { Locale } from '#shared/locale.ts';
import { ACCESSIBILITY_LABEL, CONFORMITY, STATUS, TEST_RUN } from '../accessibility-status.ts';
import type { DemoPage } from '../demo-page.ts';
import { table, text } from '../write-blocks.ts';
import { failureList, themeRows, uncheckedList } from './accessibility-tables.ts';

const { rate, counts } = CONFORMITY;
const applicable = counts.met + counts.failed + counts.untested;
const tests = Object.values(TEST_RUN.files).reduce((sum, { passed }) => sum + passed, 0);

const day = (lang: Locale) =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${TEST_RUN.date}T00:00:00Z`),
  );

/**
 * The accessibility statement by the model of decree 2019-768. Its numbers, criteria and date come from
 * shared/accessibility, so it states only what was checked.
 */
export const ACCESSIBILITY_PAGE: DemoPage = {
  key: 'accessibility',
  type: 'page',
  published: null,
  tags: [],
  fr: {
    slug: 'accessibilite',
    title: 'Accessibilité',
    lead: `${ACCESSIBILITY_LABEL.fr}. Ce qui a été vérifié, ce qui ne l’a pas été, et comment nous signaler un obstacle.`,
    description:
      'Déclaration d’accessibilité du site Âtre : état de conformité au RGAA 4.1, critères vérifiés, points à corriger, contact et voies de recours.',
    blocks: [
      text(`{{legal.name}} s’engage à rendre son site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à ce site, en français et en anglais.

## État de conformité

Le site est **${STATUS.fr}** au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.

## Résultats

Il s’agit d’une auto-évaluation : aucun tiers n’a audité le site. Elle repose sur des tests automatiques, menés dans un navigateur sur tous les modèles de page, et sur une lecture. Le ${day('fr')}, **${rate} %** des critères applicables du RGAA étaient respectés : ${counts.met} sur ${applicable}. Un critère que rien n’a vérifié compte comme non respecté ; ${counts.absent} critères sont sans objet ici.`),
      table(
        'Critères du RGAA 4.1, par thématique',
        ['Thématique', 'Respectés', 'Non respectés', 'Non vérifiés', 'Sans objet'],
        ...themeRows('fr'),
      ),
      text(`## Contenus non accessibles

${failureList('fr', 'Aucune non-conformité n’est connue à ce jour. Les critères qui suivent restent à vérifier.')}

### Critères non vérifiés

${uncheckedList('fr', 'Tous les critères applicables ont été vérifiés.')}`),
      table(
        'Limites connues et solutions de remplacement',
        ['Contenu', 'Difficulté', 'Ce qui le remplace'],
        [
          'Vue en réalité augmentée',
          'Inutilisable sans la vue',
          'Le dessin coté et le tableau des dimensions',
        ],
        ['Cartes interactives', 'Repères nombreux', 'La liste, triée par distance'],
        ['Vues éclatées', 'Repères denses', 'Le tableau des pièces, sous la vue'],
      ),
      text(`## Établissement de cette déclaration

Cette déclaration a été établie le ${day('fr')}, à partir de ${tests} tests réussis. Elle est refaite à chaque série de tests.

- Technologies : HTML5, CSS, SVG, WAI-ARIA, JavaScript, PDF.
- Outils : axe-core, un lecteur d’écran simulé, un contrôle de la structure des pages et des documents PDF.
- Environnement : Chromium, en fenêtres de 320 à 1 440 pixels, à la souris et au clavier, avec et sans JavaScript. Aucun lecteur d’écran du commerce n’a été employé.
- Pages : tous les modèles de page du site, espace client et commande compris.

## Retour d’information et contact

Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à {{legal.email_link}}, ou [par le formulaire](/contact?subject=other), ou appelez le {{legal.phone}} (appel non surtaxé), du lundi au samedi, de 8 h à 19 h. Dites la page et le matériel que vous utilisez : nous vous donnons l’information sous une forme qui vous convient, puis nous corrigeons. Une réponse écrite part sous quinze jours.

## Voies de recours

Si vous nous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez :

- écrire un message au [Défenseur des droits](https://formulaire.defenseurdesdroits.fr/) ;
- contacter [son délégué dans votre région](https://www.defenseurdesdroits.fr/saisir/delegues) ;
- lui envoyer un courrier par la poste, gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.`),
    ],
  },
  en: {
    slug: 'accessibility',
    title: 'Accessibility',
    lead: `${ACCESSIBILITY_LABEL.en}. What has been checked, what has not, and how to report an obstacle to us.`,
    description:
      'Accessibility statement of the Âtre website: compliance with the French RGAA 4.1, criteria checked, points to mend, contact and ways of appeal.',
    blocks: [
      text(`{{legal.name}} undertakes to make its website accessible, in accordance with article 47 of French law 2005-102 of 11 February 2005. This statement applies to this website, in French and in English.

## Compliance status

The website is **${STATUS.en}** with the French accessibility standard (RGAA), version 4.1, which follows the international WCAG guidelines.

## Results

This is a self-assessment: no third party has audited the website. It rests on automatic tests, run in a browser on all page templates, and on reading. On ${day('en')}, **${rate}%** of the applicable RGAA criteria were met: ${counts.met} of ${applicable}. A criterion that nothing has checked counts as not met; ${counts.absent} criteria have no object here.`),
      table(
        'Criteria of RGAA 4.1, by theme',
        ['Theme', 'Met', 'Not met', 'Not checked', 'No object'],
        ...themeRows('en'),
      ),
      text(`## Content that is not accessible

${failureList('en', 'No failure is known today. The criteria below have still to be checked.')}

### Criteria not checked

${uncheckedList('en', 'All applicable criteria have been checked.')}`),
      table(
        'Known limits and what to use instead',
        ['Content', 'Difficulty', 'What to use instead'],
        ['Augmented-reality view', 'No use without sight', 'The dimensioned drawing and the table of sizes'],
        ['Interactive maps', 'Many markers', 'The list, sorted by distance'],
        ['Exploded views', 'Closely packed markers', 'The table of parts below the view'],
      ),
      text(`## How this statement was drawn up

This statement was drawn up on ${day('en')}, from ${tests} tests that passed. It is drawn up again with each run of the tests.

- Technologies: HTML5, CSS, SVG, WAI-ARIA, JavaScript, PDF.
- Tools: axe-core, a simulated screen reader, a check of the structure of pages and PDF documents.
- Environment: Chromium, in windows of 320 to 1,440 pixels, by mouse and by keyboard, with and without JavaScript. No commercial screen reader was used.
- Pages: all page templates, customer area and checkout included.

## Feedback and contact

If you cannot reach some content or a service, write to {{legal.email_link}}, or [use the form](/en/contact?subject=other), or call {{legal.phone}} (standard call rate), Monday to Saturday, 8 a.m. to 7 p.m., French time. Tell us the page and the equipment you use: we give you the information in a form that suits you, then put the page right. A written answer follows within a fortnight.

## Ways of appeal

If you have reported to us an accessibility fault that keeps you from some content or a service, and have had no satisfactory answer, you may:

- write to the [Défenseur des droits](https://formulaire.defenseurdesdroits.fr/), the French ombudsman;
- contact [its delegate in your region](https://www.defenseurdesdroits.fr/saisir/delegues);
- send a letter, free of charge, without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.`),
    ],
  },
};
