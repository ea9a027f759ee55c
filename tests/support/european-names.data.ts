/** Names and addresses as people type or paste them; `printed` if documents show other characters. */
export const EUROPEAN_NAMES: readonly { typed: string; printed?: string }[] = [
  // Latin-1, and the French characters outside it.
  { typed: 'Éléonore Lefèbvre-Œuvrard' },
  { typed: 'L’Haÿ & Fils, Œuvres' },
  { typed: 'L’HAŸ-LES-ROSES' },
  { typed: '12 bis, rue de l’Île, 3ᵉ étage' },
  { typed: '1ᵉʳ étage, porte nᵒ 4' },
  { typed: 'Müller & Weiß GmbH' },
  { typed: 'STRAẞE 7' },
  { typed: 'Þórður Ásgeirsson' },
  { typed: 'Øyvind Åsnes Sæther' },
  { typed: 'Íñigo Peñalver Ñíguez' },
  // Latin Extended-A.
  { typed: 'Ağaoğlu & Ćosić Łukasz' },
  { typed: 'Şükrü Çağlayan İpek' },
  { typed: 'Zażółć Gęślą Jaźń' },
  { typed: 'Jiří Dvořák, Třebíč' },
  { typed: 'Ľubomír Šťastný Ďuriš' },
  { typed: 'Őry Űrhajós Tűzér' },
  { typed: 'Đorđe Žižić' },
  { typed: 'Ģirts Ķīsis Ņikita Šķēle' },
  { typed: 'Žemaitė Ūsas Šiauliai' },
  { typed: 'Õnne Pärtel Jõgeva' },
  { typed: 'Ġorġ Ħaż-Żebbuġ' },
  { typed: 'Ĉiuĵaŭde Ŝanĝo' },
  { typed: 'Llŷr Ŵyn' },
  { typed: 'Ŋilla Čuđes' },
  { typed: 'Søren Kierkegård' },
  // Latin Extended-B and Additional.
  { typed: 'Ștefan Țurcanu, Iași' },
  { typed: 'Ǆemal Ǉubo Ǌegoš', printed: 'DŽemal Ǉubo Ǌegoš' },
  { typed: 'Ǧabriel Ǩonst' },
  { typed: 'Əliyev Rüstəm' },
  { typed: 'Ẁilliam Ẃyndham Ẅest' },
  // Vietnamese.
  { typed: 'Nguyễn Thị Ánh' },
  { typed: 'Trần Đình Quốc Ưng' },
  { typed: 'Phạm Ngọc Thạch' },
  { typed: 'Đặng Hoàng Ỷ' },
  { typed: 'Lê Thụy Ẵm' },
  // Greek.
  { typed: 'Γιώργος Παπαδόπουλος' },
  { typed: 'Οδός Ερμού 12, Αθήνα' },
  { typed: 'Ἀριστοτέλης ὁ Σταγειρίτης' },
  { typed: 'ΜΑΪΟΣ ΫΔΡΑ' },
  // Cyrillic.
  { typed: 'Щербаков Ёжиков' },
  { typed: 'Їжакевич Євген Ґалаґан' },
  { typed: 'Ђорђе Љубичић Њежић' },
  { typed: 'ул. Гоголя, д. 5' },
  { typed: 'Ўладзімір Быкаў' },
  { typed: 'Ќосе Ѓорѓи Ѕвезда' },
  // Decomposed, and combinations without a composed form.
  { typed: 'Zoe\u{308} Ce\u{301}lestin', printed: 'Zoë Célestin' },
  { typed: 'Nguye\u{302}\u{303}n Tha\u{302}\u{300}y', printed: 'Nguyễn Thầy' },
  { typed: 'Ju\u{304}\u{301}ratė', printed: 'J\u{16B}\u{301}ratė' },
  // Kinds of spaces.
  { typed: '12\u{A0}000 a\u{202F}! b\u{2009}c', printed: '12 000 a ! b c' },
  {
    typed: 'Rue\u{2000}du\u{2001}Vieux\u{2002}Port\u{2003}de\u{2004}Sète',
    printed: 'Rue du Vieux Port de Sète',
  },
  {
    typed: 'Cité\u{2005}des\u{2006}Deux\u{2007}Ponts\u{2008}et\u{200A}Fils',
    printed: 'Cité des Deux Ponts et Fils',
  },
  { typed: 'Lieu-dit\u{205F}La\u{3000}Grande\u{1680}Borde', printed: 'Lieu-dit La Grande Borde' },
  // Hyphens, minus signs, soft hyphens, zero-width characters, direction marks.
  { typed: 'Jean\u{2011}Marie Saint\u{2010}Prix', printed: 'Jean-Marie Saint-Prix' },
  { typed: 'Sous-sol \u{2212}2 – quai — A' },
  { typed: 'Cha\u{AD}uffage Cen\u{200B}tral\u{2060}', printed: 'Chauffage Central' },
  { typed: '\u{202A}Durand\u{202C} \u{2067}Nord\u{2069}\u{FEFF}', printed: 'Durand Nord' },
  // Symbols.
  { typed: 'Hall 3 de 120 m², 40 m³, CO₂' },
  { typed: '½ palier, ¼ tour, ¾, ±5 mm, 10⁻³' },
  { typed: 'Hall 3 → 4, ≤ 2 m, ≥ 10 kg, ≠ 5' },
  { typed: '900 ₺, 200 ₽, № 7, 5 ‰ ©' },
];
