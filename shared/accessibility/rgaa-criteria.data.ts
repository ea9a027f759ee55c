import type { Evidence, RgaaCriterion } from './criterion.ts';

const EVERY = 'tests/browser/every-page.spec.ts';
const CRAWL = 'tests/server/crawl.test.ts';
const PAGES = 'tests/server/every-page.test.ts';
const KEYBOARD = 'tests/browser/keyboard.spec.ts';
const FORCED = 'tests/browser/forced-colors.spec.ts';
const COMPONENTS = 'tests/browser/components.spec.ts';
const MEDIA = 'tests/browser/components-media.spec.ts';
const MENUS = 'tests/browser/open-menus.spec.ts';
const LAYERS = 'tests/browser/layers.spec.ts';
const LAYOUT = 'tests/browser/layout.spec.ts';
const HEADER = 'tests/browser/header.spec.ts';
const GALLERY = 'tests/browser/gallery.spec.ts';
const MODEL = 'tests/browser/product-ar.spec.ts';
const ARTICLES = 'tests/browser/articles.spec.ts';
const PLAIN = 'tests/browser/without-scripts.spec.ts';
const LANGUAGE = 'tests/server/languages-of-parts.test.ts';
const REFUSED = 'tests/server/refused-forms.test.ts';
const CHECKOUT = 'tests/server/checkout.test.ts';
const ORDER_DOCUMENTS_TEST = 'backoffice/order-documents/structure.db.test.ts';
const SHEETS = 'backoffice/documents/structure.db.test.ts';
const SCRIPTS = 'tests/browser/transcripts.spec.ts';
const PARTS = 'tests/browser/parts.spec.ts';
const SPOKEN = 'tests/browser/spoken-words.spec.ts';
const NAMES = 'tests/server/page-names.test.ts';
const IN_SIGHT = 'tests/browser/focus-in-sight.spec.ts';
const KEPT = 'tests/browser/focus-kept.spec.ts';

const READ: Evidence = { kind: 'read' };
const ABSENT: Evidence = { kind: 'absent' };
const UNTESTED: Evidence = { kind: 'untested' };

/**
 * The 106 criteria of RGAA 4.1 in our own words, and how each was checked. docs/accessibility.md and the accessibility
 * statement of the site are made from these rows.
 */
// oxfmt-ignore
export const RGAA_CRITERIA: readonly RgaaCriterion[] = [
  row('1.1', 'Chaque image porteuse d’information a une alternative', 'Each informative image has an alternative', '1.1.1', tests(EVERY, CRAWL)),
  row('1.2', 'Chaque image décorative est ignorée', 'Each decorative image is ignored', '1.1.1 4.1.2', tests(CRAWL)),
  row('1.3', 'L’alternative d’une image est pertinente', 'Image alternatives are relevant', '1.1.1', READ),
  row('1.4', 'Un CAPTCHA dit sa nature et sa fonction', 'A CAPTCHA says what it is for', '1.1.1', ABSENT),
  row('1.5', 'Un CAPTCHA a un autre accès', 'A CAPTCHA has another way', '1.1.1', ABSENT),
  row('1.6', 'Une image complexe a une description détaillée', 'A complex image has a detailed description', '1.1.1', tests(PARTS)),
  row('1.7', 'La description détaillée est pertinente', 'Detailed descriptions are relevant', '1.1.1', READ),
  row('1.8', 'Un texte en image est remplacé par du texte', 'Images of text are replaced by text', '1.4.5', READ),
  row('1.9', 'Une légende est reliée à son image', 'Captions are tied to their images', '1.1.1', UNTESTED),
  row('2.1', 'Chaque cadre a un titre', 'Each frame has a title', '4.1.2', ABSENT),
  row('2.2', 'Le titre d’un cadre est pertinent', 'Frame titles are relevant', '4.1.2', ABSENT),
  row('3.1', 'L’information ne passe pas par la couleur seule', 'Information does not rest on colour alone', '1.3.1 1.4.1', tests(FORCED, MEDIA)),
  row('3.2', 'Le texte contraste assez avec son fond', 'Text contrasts enough with its ground', '1.4.3', tests(EVERY)),
  row('3.3', 'Les composants et éléments graphiques contrastent assez', 'Components and graphics contrast enough', '1.4.11', UNTESTED),
  row('4.1', 'Un média temporel a une transcription ou une audiodescription', 'Time-based media have a transcript or audio description', '1.2.1 1.2.3', READ),
  row('4.2', 'La transcription ou l’audiodescription est pertinente', 'Transcripts and audio descriptions are relevant', '1.2.1 1.2.3', READ),
  row('4.3', 'Un média temporel a des sous-titres', 'Time-based media have captions', '1.2.2', ABSENT),
  row('4.4', 'Les sous-titres sont pertinents', 'Captions are relevant', '1.2.2', ABSENT),
  row('4.5', 'Un média temporel a une audiodescription', 'Time-based media have audio description', '1.2.5', UNTESTED),
  row('4.6', 'L’audiodescription est pertinente', 'Audio description is relevant', '1.2.5', ABSENT),
  row('4.7', 'Un média temporel est identifiable', 'Time-based media can be identified', '1.1.1', tests(ARTICLES)),
  row('4.8', 'Un média non temporel a une alternative', 'Other media have an alternative', '1.1.1', tests(MODEL)),
  row('4.9', 'Cette alternative est pertinente', 'That alternative is relevant', '1.1.1', UNTESTED),
  row('4.10', 'Un son automatique peut être arrêté', 'Automatic sound can be stopped', '1.4.2', ABSENT),
  row('4.11', 'Un média temporel se commande au clavier', 'Time-based media work by keyboard', '2.1.1', tests(ARTICLES)),
  row('4.12', 'Un média non temporel se commande au clavier', 'Other media work by keyboard', '2.1.1', tests(MODEL)),
  row('4.13', 'Les médias sont compatibles avec les technologies d’assistance', 'Media work with assistive technologies', '4.1.2', UNTESTED),
  row('5.1', 'Un tableau complexe a un résumé', 'A complex table has a summary', '1.3.1', ABSENT),
  row('5.2', 'Ce résumé est pertinent', 'That summary is relevant', '1.3.1', ABSENT),
  row('5.3', 'Un tableau de mise en forme se lit dans l’ordre', 'Layout tables read in order', '1.3.2', ABSENT),
  row('5.4', 'Un tableau de données a un titre', 'Each data table has a title', '1.3.1', tests(CRAWL, EVERY)),
  row('5.5', 'Le titre d’un tableau est pertinent', 'Table titles are relevant', '1.3.1', READ),
  row('5.6', 'Les en-têtes d’un tableau sont déclarés', 'Table headers are declared', '1.3.1', tests(CRAWL, EVERY)),
  row('5.7', 'Les cellules sont reliées à leurs en-têtes', 'Cells are tied to their headers', '1.3.1', tests(CRAWL, EVERY)),
  row('5.8', 'Un tableau de mise en forme n’a pas de balises de données', 'Layout tables have no data markup', '1.3.1', ABSENT),
  row('6.1', 'Chaque lien est explicite', 'Each link says where it leads', '1.1.1 2.4.4 2.5.3', tests(CRAWL, SCRIPTS, NAMES)),
  row('6.2', 'Chaque lien a un intitulé', 'Each link has words', '1.1.1 2.4.4', tests(EVERY)),
  row('7.1', 'Les scripts sont compatibles avec les technologies d’assistance', 'Scripts work with assistive technologies', '1.3.1 4.1.2', tests(EVERY, COMPONENTS, MENUS)),
  row('7.2', 'L’alternative d’un script est pertinente', 'Alternatives to scripts are relevant', '1.1.1', tests(PLAIN)),
  row('7.3', 'Chaque script se commande au clavier', 'Each script works by keyboard', '2.1.1 2.4.7', tests(KEYBOARD, COMPONENTS, HEADER)),
  row('7.4', 'Un changement de contexte est annoncé ou demandé', 'Changes of context are announced or asked for', '3.2.1 3.2.2', UNTESTED),
  row('7.5', 'Les messages de statut sont restitués', 'Status messages are read out', '4.1.3', tests(SPOKEN)),
  row('8.1', 'Chaque page a un type de document', 'Each page has a document type', '4.1.2', tests(EVERY)),
  row('8.2', 'Le code est valide', 'The code is valid', '4.1.2', tests(CRAWL)),
  row('8.3', 'La langue par défaut est dite', 'The default language is given', '3.1.1', tests(EVERY)),
  row('8.4', 'Le code de langue est le bon', 'The language code is right', '3.1.1', tests(EVERY)),
  row('8.5', 'Chaque page a un titre', 'Each page has a title', '2.4.2', tests(CRAWL)),
  row('8.6', 'Le titre de page est pertinent', 'Page titles are relevant', '2.4.2', tests(CRAWL)),
  row('8.7', 'Un changement de langue est indiqué', 'Changes of language are marked', '3.1.2', tests(LANGUAGE)),
  row('8.8', 'Le code d’un changement de langue est le bon', 'The code of a change of language is right', '3.1.2', tests(LANGUAGE, CRAWL)),
  row('8.9', 'Les balises ne servent pas à la seule présentation', 'Tags do not serve presentation alone', '1.3.1', READ),
  row('8.10', 'Un changement de sens de lecture est signalé', 'Changes of reading direction are marked', '1.3.2', ABSENT),
  row('9.1', 'Les titres structurent l’information', 'Headings give structure', '1.3.1 2.4.1 2.4.6', tests(CRAWL, EVERY)),
  row('9.2', 'La structure du document est cohérente', 'The document’s structure is coherent', '1.3.1', tests(CRAWL)),
  row('9.3', 'Les listes sont structurées', 'Lists are marked up', '1.3.1', tests(EVERY, SCRIPTS)),
  row('9.4', 'Les citations sont indiquées', 'Quotations are marked', '1.3.1', READ),
  row('10.1', 'Les feuilles de style portent la présentation', 'Style sheets carry the presentation', '1.3.1', tests(PAGES)),
  row('10.2', 'Le contenu reste présent sans feuilles de style', 'Content remains without style sheets', '1.1.1 1.3.1', tests(SCRIPTS)),
  row('10.3', 'L’information reste compréhensible sans feuilles de style', 'Information makes sense without style sheets', '1.3.2', tests(SCRIPTS)),
  row('10.4', 'Le texte reste lisible à 200 %', 'Text can be read at 200%', '1.4.4', tests(EVERY)),
  row('10.5', 'Les couleurs de fond et de texte sont déclarées ensemble', 'Colours of text and ground are set together', '1.4.3', UNTESTED),
  row('10.6', 'Un lien dans un texte se distingue', 'Links in text stand out', '1.4.1', tests(EVERY)),
  row('10.7', 'La prise de focus est visible', 'Focus is visible', '1.4.1 2.4.7', tests(FORCED, COMPONENTS)),
  row('10.8', 'Les contenus cachés peuvent être ignorés', 'Hidden content can be ignored', '1.3.2 4.1.2', tests(EVERY, LAYERS)),
  row('10.9', 'L’information ne passe pas par la forme, la taille ou la position seules', 'Information does not rest on shape, size or place alone', '1.3.3', UNTESTED),
  row('10.10', 'Ce qui le remplace est pertinent', 'What replaces it is relevant', '1.3.3', UNTESTED),
  row('10.11', 'Rien à faire défiler en deux sens à 320 pixels', 'No scrolling in two directions at 320 pixels', '1.4.10', tests(EVERY)),
  row('10.12', 'L’espacement du texte peut être changé', 'Text spacing can be changed', '1.4.12', tests(EVERY)),
  row('10.13', 'Un contenu qui paraît au survol ou au focus se contrôle', 'Content shown on hover or focus can be controlled', '1.4.13', tests(COMPONENTS)),
  row('10.14', 'Un contenu additionnel en CSS s’atteint au clavier', 'Additional content by CSS is reached by keyboard', '2.1.1', tests(HEADER)),
  row('11.1', 'Chaque champ a une étiquette', 'Each field has a label', '1.3.1 2.4.6 3.3.2 4.1.2', tests(CRAWL, EVERY)),
  row('11.2', 'L’étiquette est pertinente', 'Labels are relevant', '2.4.6 2.5.3 3.3.2', tests(SCRIPTS)),
  row('11.3', 'Les étiquettes de même fonction sont cohérentes', 'Labels of one function are consistent', '3.2.4', UNTESTED),
  row('11.4', 'L’étiquette est accolée au champ', 'Labels stand beside their fields', '3.3.2', UNTESTED),
  row('11.5', 'Les champs de même nature sont regroupés', 'Fields of one kind are grouped', '1.3.1 3.3.2', tests(CRAWL, EVERY)),
  row('11.6', 'Chaque groupe de champs a une légende', 'Each group of fields has a legend', '1.3.1 3.3.2', tests(CRAWL, EVERY)),
  row('11.7', 'Cette légende est pertinente', 'That legend is relevant', '1.3.1 3.3.2', tests(SCRIPTS)),
  row('11.8', 'Les choix de même nature sont regroupés dans une liste', 'Choices of one kind are grouped in a list', '1.3.1', ABSENT),
  row('11.9', 'L’intitulé de chaque bouton est pertinent', 'Button labels are relevant', '2.5.3 4.1.2', tests(CRAWL, SCRIPTS)),
  row('11.10', 'Le contrôle de saisie est pertinent', 'Input checks are relevant', '3.3.1 3.3.2', tests(REFUSED, NAMES)),
  row('11.11', 'Une erreur est suivie d’une suggestion', 'Errors come with suggestions', '3.3.3', tests(REFUSED)),
  row('11.12', 'Un envoi engageant peut être vérifié ou annulé', 'Binding submissions can be checked or undone', '3.3.4', tests(CHECKOUT)),
  row('11.13', 'La finalité des champs peut être déduite', 'The purpose of fields can be deduced', '1.3.5', tests(NAMES)),
  row('12.1', 'Il y a deux systèmes de navigation au moins', 'There are two ways of navigation at least', '2.4.5', tests(PAGES, HEADER)),
  row('12.2', 'Le menu est toujours à la même place', 'The menu is always in the same place', '3.2.3', tests(PAGES)),
  row('12.3', 'Le plan du site est pertinent', 'The site map is relevant', '2.4.5', tests(CRAWL)),
  row('12.4', 'Le plan du site s’atteint toujours de la même manière', 'The site map is always reached the same way', '3.2.3', tests(LAYOUT)),
  row('12.5', 'La recherche s’atteint toujours de la même manière', 'The search is always reached the same way', '3.2.3', tests(PAGES)),
  row('12.6', 'Les zones de la page peuvent être atteintes ou évitées', 'Regions of the page can be reached or skipped', '1.3.1 2.4.1', tests(CRAWL, EVERY)),
  row('12.7', 'Un lien mène au contenu', 'A link leads to the content', '2.4.1', tests(LAYOUT)),
  row('12.8', 'L’ordre de tabulation est cohérent', 'The tab order is coherent', '2.4.3', tests(KEYBOARD, COMPONENTS, KEPT, IN_SIGHT)),
  row('12.9', 'Le clavier n’est pris dans aucun piège', 'The keyboard is never trapped', '2.1.2', tests(LAYERS, COMPONENTS)),
  row('12.10', 'Les raccourcis d’une seule touche se contrôlent', 'Single-key shortcuts can be controlled', '2.1.4', ABSENT),
  row('12.11', 'Les contenus additionnels s’atteignent au clavier', 'Additional content is reached by keyboard', '2.1.1', tests(HEADER, COMPONENTS)),
  row('13.1', 'Une limite de temps peut être modifiée', 'Time limits can be changed', '2.2.1', UNTESTED),
  row('13.2', 'Aucune fenêtre ne s’ouvre sans action', 'No window opens without an action', '3.2.1', READ),
  row('13.3', 'Un document à télécharger a une version accessible', 'Documents to download have an accessible version', '1.1.1 1.3.1 4.1.2', tests(SHEETS, ORDER_DOCUMENTS_TEST)),
  row('13.4', 'Cette version donne la même information', 'That version gives the same information', '1.1.1', tests(SHEETS, ORDER_DOCUMENTS_TEST)),
  row('13.5', 'Un contenu cryptique a une alternative', 'Cryptic content has an alternative', '1.1.1', ABSENT),
  row('13.6', 'Cette alternative est pertinente', 'That alternative is relevant', '1.1.1', ABSENT),
  row('13.7', 'Rien ne clignote de façon dangereuse', 'Nothing flashes dangerously', '2.3.1', ABSENT),
  row('13.8', 'Un contenu en mouvement se contrôle', 'Moving content can be controlled', '2.2.1 2.2.2', tests(EVERY, COMPONENTS)),
  row('13.9', 'L’orientation de l’écran est libre', 'Any orientation of the screen works', '1.3.4', tests(EVERY)),
  row('13.10', 'Un geste complexe a un équivalent simple', 'Complex gestures have a simple equivalent', '2.5.1', tests(GALLERY, MODEL)),
  row('13.11', 'Une action au pointeur peut être annulée', 'Pointer actions can be cancelled', '2.5.2', UNTESTED),
  row('13.12', 'Une action par mouvement a un équivalent', 'Actions by motion have an equivalent', '2.5.4', ABSENT),
];

function tests(...files: string[]): Evidence {
  return { kind: 'tests', files };
}

function row(id: string, fr: string, en: string, wcag: string, evidence: Evidence): RgaaCriterion {
  return { id, name: { fr, en }, wcag: wcag.split(' '), evidence };
}
