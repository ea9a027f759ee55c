/** Orders of the demo's professional, counted in days before today. Amounts in euros before tax, of goods. */
export const PAST_ORDERS: {
  reference: string;
  orderedAgo: number;
  /** Days from order to delivery; `null`: not delivered yet. */
  wait: number | null;
  goods: number;
  pointsUsed?: number;
  returned?: { after: number; goods: number };
}[] = [
  { reference: 'CD-011482', orderedAgo: 905, wait: 6, goods: 1486.4 },
  { reference: 'CD-012077', orderedAgo: 842, wait: 9, goods: 3212.9 },
  { reference: 'CD-013365', orderedAgo: 715, wait: 5, goods: 968.5, pointsUsed: 1000 },
  { reference: 'CD-013948', orderedAgo: 690, wait: 12, goods: 4120 },
  { reference: 'CD-015210', orderedAgo: 548, wait: 7, goods: 2275.2, pointsUsed: 1500 },
  { reference: 'CD-016004', orderedAgo: 431, wait: 6, goods: 1894.6, returned: { after: 18, goods: 618.3 } },
  { reference: 'CD-016731', orderedAgo: 338, wait: 8, goods: 2650.75 },
  { reference: 'CD-017388', orderedAgo: 246, wait: 5, goods: 1120.1 },
  { reference: 'CD-017902', orderedAgo: 171, wait: 11, goods: 3864.3 },
  { reference: 'CD-018269', orderedAgo: 96, wait: 6, goods: 742.8, pointsUsed: 500 },
  { reference: 'CD-018655', orderedAgo: 24, wait: 7, goods: 1985.45 },
  { reference: 'CD-018734', orderedAgo: 5, wait: null, goods: 1264.9 },
];
