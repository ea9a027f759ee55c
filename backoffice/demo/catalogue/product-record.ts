export type Translated = { fr: string; en: string };

/** Front view of a product. Each design has one drawing function (client/components/drawing). */
export type Design =
  | 'fins' // vertical fins side by side, wider than tall
  | 'fins-vertical' // the same fins, taller than wide
  | 'fins-low' // the same fins, under a window
  | 'panel' // one plain sheet
  | 'panel-vertical'
  | 'bars' // horizontal louvres
  | 'bars-vertical' // the same louvres, taller than wide
  | 'columns' // tubular columns, as old cast radiators
  | 'convector' // flat box with a grille on top, on feet or wheels
  | 'fan-heater' // small box with a round fan grille
  | 'gas-radiator' // enamelled box with a glass window and a flue
  | 'air-curtain' // long flat box above a door
  | 'unit-heater' // square box with louvres and a fan
  | 'radiant-cassette' // flat ceiling tile
  | 'ladder' // towel dryer, straight rungs in groups
  | 'ladder-asymmetric' // one post, rungs to one side
  | 'ladder-blower' // ladder above a blower box
  | 'slats' // towel dryer of flat slats
  | 'tank-vertical' // wall-hung cylinder
  | 'tank-horizontal'
  | 'tank-slim' // two flat tanks behind one face
  | 'tank-small' // small square heater, under or over the sink
  | 'tank-floor' // floor-standing cylinder, with or without a heat pump on top
  | 'heat-pump-one-fan'
  | 'heat-pump-two-fans'
  | 'hydraulic-module' // wall-hung indoor box
  | 'hydraulic-tower' // floor-standing indoor column
  | 'ground-source' // floor-standing box
  | 'boiler-wall'
  | 'boiler-floor'
  | 'ventilation-box' // square box with round spigots
  | 'ventilation-double' // flat box with four spigots
  | 'extract-fan' // small square grille
  | 'wall-unit-round' // round through-the-wall unit
  | 'thermostat' // small square with a figure
  | 'gateway' // small box with an antenna
  | 'sensor' // very small box
  | 'split-indoor'
  | 'split-outdoor'
  | 'ducted' // flat ceiling box
  | 'monobloc' // wall unit with two grilles, no outdoor unit
  | 'slab'; // Signature: one stone in a brass frame

/** Kind of appliance, which decides the TYPE facet, the energy label and the mounting. */
export type ApplianceType =
  | 'inertie-seche'
  | 'inertie-fluide'
  | 'panneau-rayonnant'
  | 'convecteur'
  | 'soufflant'
  | 'radiateur-gaz'
  | 'rideau-air-chaud'
  | 'aerotherme'
  | 'cassette-rayonnante'
  | 'seche-serviettes-electrique'
  | 'seche-serviettes-soufflant'
  | 'seche-serviettes-eau-chaude'
  | 'seche-serviettes-mixte'
  | 'pompe-a-chaleur-air-eau'
  | 'pompe-a-chaleur-geothermique'
  | 'module-hydraulique'
  | 'chauffe-eau-electrique'
  | 'chauffe-eau-thermodynamique'
  | 'ballon'
  | 'chaudiere-electrique'
  | 'chaudiere-gaz'
  | 'vmc-simple-flux'
  | 'vmc-double-flux'
  | 'aerateur'
  | 'thermostat'
  | 'capteur'
  | 'passerelle'
  | 'climatiseur-split'
  | 'climatiseur-gainable'
  | 'climatiseur-monobloc';

export type Colour =
  | 'blanc'
  | 'lin'
  | 'brique'
  | 'sapin'
  | 'ardoise'
  | 'anthracite'
  | 'noir'
  | 'chrome'
  | 'inox'
  | 'laiton'
  | 'pierre-noire'
  | 'pierre-claire';

export type Control =
  | 'application'
  | 'fil-pilote'
  | 'detection-presence'
  | 'programmation'
  | 'fenetre-ouverte';
export type Mounting = 'murale' | 'au-sol' | 'encastree' | 'plafond' | 'exterieure' | 'mobile';

/** One size of a product, sold in each of its colours. Lengths in mm, mass in kg, prices in euros with 20 % VAT. */
export type DemoModel = {
  /** Last part of the reference: `AT-LAM` + `1500` + the colour code = `AT-LAM-1500-BR`. Digits and capitals only. */
  code: string;
  width: number;
  height: number;
  depth: number;
  weight: number;
  /** In watts: heating or cooling output, heating element of a water heater, or motor of a fan (see figures.ts). */
  power?: number;
  /** Capacity in litres. */
  volume?: number;
  /** Nominal air flow in m³/h. */
  airflow?: number;
  /**
   * Floor area for this size in m²: from, to. Calculated for appliances that heat their own room
   * (with-room-areas.ts).
   */
  surface?: [number, number];
  /** Label of the area when it is calculated for one room (with-room-areas.ts). */
  surfaceLabel?: Translated;
  /** Public price including VAT, without eco-participation. `undefined`: on quotation. */
  price?: number;
  /** Eco-participation including VAT, in euros. */
  eco: number;
};

export type DemoTexts = {
  /** a-z, digits, `-` (and `/` in nested addresses); unique in its language. */
  slug: string;
  name: string;
  /** Kind of product, shown under the name: "Radiateur à inertie sèche, fonte d’aluminium". At most 70 characters. */
  subtitle: string;
  /** One or two sentences on the purpose and the audience. 120 to 260 characters. */
  lead: string;
  /** A short title and a paragraph of three to five sentences on the construction. */
  story: { title: string; text: string };
  /** Three selling points. */
  points: [Point, Point, Point];
  /** For search engines, 110 to 160 characters. */
  description: string;
};
export type Point = { title: string; text: string };

export type DemoProduct = {
  /** Identifies the product within the demo data (cross-selling): the last segment of the French slug. */
  key: string;
  reference: string;
  type: ApplianceType;
  design: Design;
  /** Category keys (categories.ts), leaf categories only; the first gives the breadcrumb. */
  categories: string[];
  /** Audiences of the product. Default: all. */
  plans?: ('part' | 'pro')[];
  signature?: true;
  isNew?: true;
  controls: Control[];
  mounting: Mounting[];
  colours: Colour[];
  /** Height of the underside above the floor when installed, in mm (0: floor-standing). */
  floorDistance: number;
  /** Years of guarantee. */
  guarantee: number;
  models: DemoModel[];
  texts: { fr: DemoTexts; en: DemoTexts };
  /**
   * Rows that all sizes share: supply, protection, connections, materials … Rows on energy and sound are derived
   * from the declared records.
   */
  technical: { label: Translated; value: Translated }[];
  /** Keys of three to five related products. */
  goesWith: string[];
};
