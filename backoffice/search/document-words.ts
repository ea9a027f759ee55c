import type { Locale } from '#shared/locale.ts';

/** Search terms for kinds of documents, besides their titles. */
export const DOCUMENT_WORDS: Record<string, Record<Locale, string>> = {
  depliant: {
    fr: 'brochure plaquette catalogue gamme présentation dépliants',
    en: 'brochure catalogue flyer range presentation leaflets',
  },
  fiche: {
    fr: 'fiche technique fiches techniques caractéristiques dimensions cotes encombrement poids plan dwg bim doc documentation pdf',
    en: 'data sheet datasheet spec specs specification technical dimensions sizes weight drawing dwg bim cad doc documentation pdf',
  },
  'notice-pose': {
    fr: 'notices mode d’emploi manuel utilisation utilisateur installation montage installer poser fixation instructions doc documentation pdf',
    en: 'manual manuals user instructions installation fitting mounting fixing install guide how to fit doc documentation pdf',
  },
  'schema-electrique': {
    fr: 'câblage branchement brancher raccordement électrique plan fil pilote schémas doc pdf',
    en: 'wiring diagram electrical connection connect schematic drawing pilot wire doc pdf',
  },
  'fiche-energie': {
    fr: 'étiquette énergie énergétique classe erp consommation rendement doc pdf',
    en: 'energy label rating class erp consumption efficiency doc pdf',
  },
  conformite: {
    fr: 'certificat attestation ce norme normes déclaration doc pdf dop',
    en: 'certificate ce standard standards declaration doc pdf dop',
  },
};
