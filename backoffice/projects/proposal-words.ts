import type { Locale } from '#shared/locale.ts';

/** What a proposal's PDF says around the figures. */
export const PROPOSAL_WORDS: Record<Locale, Record<ProposalWord, string>> = {
  fr: {
    proposal: 'Proposition',
    for: 'À l’attention de',
    worksite: 'Chantier',
    reference: 'Référence',
    place: 'Lieu',
    date: 'Établie le',
    valid: 'Valable jusqu’au',
    appliances: 'Appareils proposés',
    designation: 'Désignation',
    quantity: 'Qté',
    unit: 'P.U. HT',
    vat: 'TVA',
    net: 'Total HT',
    total_net: 'Total HT',
    vat_of: 'TVA à',
    gross: 'Total TTC',
    energy: 'Classe énergétique',
    sizing: 'Dimensionnement',
    room: 'Pièce',
    area: 'Surface',
    range: 'Déperditions',
    advised: 'Puissance conseillée',
    outside: 'Température extérieure de base',
    formula:
      'La puissance couvre ce que la pièce perd le jour le plus froid par ses murs, ses fenêtres, son plafond, son sol et l’air renouvelé, plus la relance après un abaissement. C’est un calcul simplifié\u00a0: il ne remplace pas une étude thermique.',
    note: 'Remarques',
    nothing: 'Aucun appareil n’est encore choisi.',
  },
  en: {
    proposal: 'Proposal',
    for: 'For',
    worksite: 'Worksite',
    reference: 'Reference',
    place: 'Place',
    date: 'Drawn up on',
    valid: 'Valid until',
    appliances: 'Appliances proposed',
    designation: 'Description',
    quantity: 'Qty',
    unit: 'Unit excl. VAT',
    vat: 'VAT',
    net: 'Total excl. VAT',
    total_net: 'Total excl. VAT',
    vat_of: 'VAT at',
    gross: 'Total incl. VAT',
    energy: 'Energy class',
    sizing: 'Sizing',
    room: 'Room',
    area: 'Floor area',
    range: 'Heat loss',
    advised: 'Recommended output',
    outside: 'Outside design temperature',
    formula:
      'The output covers what the room loses on the coldest day through walls, windows, ceiling, floor and ventilation, plus warm-up after a set-back. This is a simplified calculation and does not replace a heat-loss survey.',
    note: 'Remarks',
    nothing: 'No appliance has been chosen yet.',
  },
};

type ProposalWord =
  | 'proposal'
  | 'for'
  | 'worksite'
  | 'reference'
  | 'place'
  | 'date'
  | 'valid'
  | 'appliances'
  | 'designation'
  | 'quantity'
  | 'unit'
  | 'vat'
  | 'net'
  | 'total_net'
  | 'vat_of'
  | 'gross'
  | 'energy'
  | 'sizing'
  | 'room'
  | 'area'
  | 'range'
  | 'advised'
  | 'outside'
  | 'formula'
  | 'note'
  | 'nothing';
