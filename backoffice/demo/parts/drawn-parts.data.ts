/**
 * Parts that an exploded view can show, by design: named parts of its model (scripts/imagery/models), and inner
 * parts of scripts/exploded/inner-parts.ts.
 */
export const DRAWN_PARTS: Record<string, { model: readonly string[]; inner: readonly string[] }> = {
  'air-curtain': {
    model: ['rails', 'turbine', 'case', 'linings', 'vanes', 'left', 'right', 'cable'],
    inner: ['element', 'board', 'contactor'],
  },
  bars: {
    model: ['brackets', 'back', 'uprights', 'bars', 'control', 'cable'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  'bars-vertical': {
    model: ['brackets', 'back', 'uprights', 'bars', 'control', 'cable'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  'boiler-floor': {
    model: ['plinth', 'case', 'back', 'front', 'display', 'flue'],
    inner: ['body', 'element', 'exchanger', 'burner', 'pump', 'board'],
  },
  'boiler-wall': {
    model: ['rail', 'case', 'front', 'display', 'pipes', 'gauge', 'flue'],
    inner: ['body', 'element', 'exchanger', 'burner', 'pump', 'board'],
  },
  columns: {
    model: ['brackets', 'screen', 'collectors', 'columns', 'plugs', 'cable'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  convector: {
    model: ['back', 'core', 'front', 'control', 'handle', 'feet', 'cable', 'castors'],
    inner: ['tilt', 'cutout'],
  },
  ducted: {
    model: ['case', 'inside', 'front', 'flange', 'vanes', 'lugs', 'controls'],
    inner: ['board', 'drain'],
  },
  'extract-fan': { model: ['duct', 'motor', 'case', 'face'], inner: ['humidity'] },
  'fan-heater': {
    model: ['rear', 'fan', 'element', 'front', 'grille', 'control', 'feet', 'cable'],
    inner: ['tilt', 'cutout'],
  },
  fins: {
    model: ['brackets', 'back', 'core', 'fins', 'cable', 'control'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  'fins-low': {
    model: ['brackets', 'back', 'core', 'fins', 'cable', 'control'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  'fins-vertical': {
    model: ['brackets', 'back', 'core', 'fins', 'cable', 'control'],
    inner: ['element', 'board', 'display', 'probe', 'cutout'],
  },
  'gas-radiator': {
    model: ['brackets', 'flue', 'rear', 'fire', 'front', 'window', 'control', 'pipe'],
    inner: ['gas-valve', 'pilot', 'igniter'],
  },
  gateway: { model: ['base', 'case', 'eye', 'cable'], inner: ['board'] },
  'ground-source': {
    model: ['plinth', 'case', 'front', 'display', 'pipes'],
    inner: ['plate-exchanger', 'pump', 'board', 'backup'],
  },
  'heat-pump-one-fan': {
    model: [
      'rear-guard',
      'coil',
      'base',
      'frame',
      'compressor',
      'electronics',
      'motors',
      'fans',
      'shrouds',
      'front',
      'guards',
      'service',
      'side-left',
      'side-right',
      'lid',
    ],
    inner: ['expansion-valve', 'outdoor-probe'],
  },
  'heat-pump-two-fans': {
    model: [
      'rear-guard',
      'coil',
      'base',
      'frame',
      'compressor',
      'electronics',
      'motors',
      'fans',
      'shrouds',
      'front',
      'guards',
      'service',
      'side-left',
      'side-right',
      'lid',
    ],
    inner: ['expansion-valve', 'outdoor-probe'],
  },
  'hydraulic-module': {
    model: ['rail', 'case', 'front', 'display', 'gauge', 'pipes'],
    inner: ['plate-exchanger', 'pump', 'board', 'backup'],
  },
  'hydraulic-tower': {
    model: ['plinth', 'case', 'door', 'display', 'pipes'],
    inner: ['plate-exchanger', 'pump', 'board', 'backup'],
  },
  ladder: { model: ['brackets', 'posts', 'rungs', 'connection', 'control'], inner: ['element', 'vent'] },
  'ladder-asymmetric': {
    model: ['brackets', 'post', 'rungs', 'connection', 'control'],
    inner: ['element', 'vent'],
  },
  'ladder-blower': {
    model: ['brackets', 'posts', 'rungs', 'blower', 'outlet', 'control', 'cable'],
    inner: ['element', 'fan', 'vent'],
  },
  monobloc: {
    model: ['brackets', 'ducts', 'machine', 'case', 'front', 'outlet', 'control'],
    inner: ['air-filter', 'board', 'drain'],
  },
  panel: {
    model: ['brackets', 'case', 'grille', 'core', 'cap', 'face', 'foot', 'control', 'cable'],
    inner: ['board', 'display', 'probe', 'cutout'],
  },
  'panel-vertical': {
    model: ['brackets', 'case', 'grille', 'core', 'left', 'right', 'face', 'control', 'cable'],
    inner: ['board', 'display', 'probe', 'cutout'],
  },
  'radiant-cassette': { model: ['plate', 'frame', 'tray', 'terminal'], inner: ['cutout', 'insulation'] },
  sensor: { model: ['base', 'battery', 'case', 'lens'], inner: ['board'] },
  slab: {
    model: ['brackets', 'feet', 'frame', 'film', 'stone', 'key', 'cable'],
    inner: ['board', 'probe', 'cutout'],
  },
  slats: { model: ['brackets', 'collectors', 'slats', 'connection', 'control'], inner: ['element', 'vent'] },
  'split-indoor': {
    model: ['mounting', 'coil', 'wheel', 'casing', 'outlet', 'lower', 'flap', 'panel', 'display', 'pipes'],
    inner: ['air-filter', 'fan-motor', 'board'],
  },
  'split-outdoor': {
    model: [
      'rear-guard',
      'coil',
      'base',
      'frame',
      'compressor',
      'electronics',
      'motors',
      'fans',
      'shrouds',
      'front',
      'guards',
      'service',
      'side-left',
      'side-right',
      'valves',
      'lid',
    ],
    inner: ['expansion-valve', 'outdoor-probe'],
  },
  'tank-floor': {
    model: ['feet', 'tank', 'back', 'lid', 'control', 'head', 'ducts'],
    inner: ['element', 'anode', 'flange-gasket', 'cutout'],
  },
  'tank-horizontal': {
    model: ['brackets', 'tank', 'left', 'right', 'control', 'pipes'],
    inner: ['element', 'anode', 'flange-gasket', 'cutout'],
  },
  'tank-slim': { model: ['rail', 'case', 'face', 'control', 'pipes'], inner: ['element', 'anode', 'cutout'] },
  'tank-small': {
    model: ['rail', 'case', 'face', 'control', 'pipes'],
    inner: ['element', 'anode', 'cutout'],
  },
  'tank-vertical': {
    model: ['bracket', 'tank', 'cap', 'control', 'pipes', 'head'],
    inner: ['element', 'anode', 'flange-gasket', 'cutout'],
  },
  thermostat: { model: ['base', 'case', 'display'], inner: ['board', 'probe'] },
  'unit-heater': {
    model: ['console', 'rear', 'fan', 'element', 'case', 'frame', 'louvres', 'cable'],
    inner: ['board', 'contactor'],
  },
  'ventilation-box': {
    model: ['case', 'fan', 'lid', 'spigots', 'level', 'hanging'],
    inner: ['board', 'humidity'],
  },
  'ventilation-double': {
    model: ['brackets', 'case', 'spigots', 'front', 'filters', 'screws', 'display'],
    inner: ['core', 'fan', 'board'],
  },
  'wall-unit-round': {
    model: ['hood', 'tube', 'core', 'fan', 'base', 'disc', 'grille', 'accent'],
    inner: ['filters', 'board'],
  },
};
