"""Views of close-ups: for each design the part that matters, and the direction of the camera."""
from collections import namedtuple
import models
from finishes import POWDER

# part: what is in focus, at the shares `across` and `up` of its extent; frame: width of the picture there, in mm;
# turn: degrees of the camera to the right; tilt: degrees above; stop: of the lens; ground: 'floor' if it stands on one;
# room: kind of wall; shift: of the picture.
View = namedtuple('View', 'part across up frame turn tilt stop ground room shift', defaults=(3.2, None, 'dry', (0, 0)))

VIEWS = {
    'fins': View('control', .45, 0, 400, 34, 20),
    'fins-low': View('control', .45, 0, 400, -34, 22),
    'fins-vertical': View('control', .6, 0, 380, 32, 14),
    'panel': View('control', .4, 0, 400, 36, 20),
    'panel-vertical': View('control', .6, .8, 380, -30, 8),
    'bars': View('control', .4, 1.2, 400, 32, 10),
    'bars-vertical': View('control', .5, 1, 380, 30, 8),
    'columns': View('plugs', 1, .93, 420, 36, 14, shift=(-.1, -.04)),
    'slab': View('key', 0, .5, 240, 34, 8),
    'gas-radiator': View('control', .6, 1.4, 420, -28, 12),
    'air-curtain': View('vanes', .8, .5, 620, 26, -24, 4),
    'unit-heater': View('louvres', .4, .4, 460, -30, -10, 4),
    'convector': View('control', .4, .6, 340, 30, 12, 3.2, 'floor'),
    'fan-heater': View('control', .5, 2.5, 260, -30, 14, 4, 'floor'),
    'ladder': View('control', .4, .6, 340, 32, 6, 3.2, None, 'wet'),
    'ladder-asymmetric': View('control', .4, 1.5, 440, -32, 8, 3.2, None, 'wet'),
    'ladder-blower': View('control', .3, 0, 400, 28, 12, 4, None, 'wet'),
    'slats': View('control', .3, .6, 340, 30, 8, 3.2, None, 'wet'),
    'heat-pump-one-fan': View('guards', .62, .72, 640, 32, 9, 4, 'floor', 'out'),
    'heat-pump-two-fans': View('guards', .62, .86, 700, 32, 7, 4, 'floor', 'out'),
    'split-outdoor': View('guards', .62, .72, 540, 34, 12, 4, 'floor', 'out'),
    'ground-source': View('display', .5, .5, 420, 30, 10, 3.2, 'floor'),
    'hydraulic-tower': View('display', .5, .5, 420, -28, 6, 3.2, 'floor'),
    'hydraulic-module': View('display', .5, .3, 380, 28, 8),
    'boiler-wall': View('display', .5, .3, 360, -30, 8),
    'boiler-floor': View('display', .5, .5, 400, 30, 12, 3.2, 'floor'),
    'tank-vertical': View('control', .5, .3, 400, 30, -4),
    'tank-horizontal': View('control', .5, .5, 420, -30, 6),
    'tank-floor': View('control', .5, .5, 420, 28, 8, 3.2, 'floor'),
    'tank-slim': View('control', .5, .5, 360, 32, 6),
    'tank-small': View('control', .5, .5, 300, -28, 10),
    'ventilation-box': View('level', .5, .5, 420, 34, 14, 4),
    'ventilation-double': View('display', .5, .5, 420, 30, 8, 4),
    'extract-fan': View('face', .5, .4, 230, 32, -6, 4, None, 'wet'),
    'wall-unit-round': View('disc', .55, .5, 300, 36, 8, 4),
    'thermostat': View('case', .5, .5, 150, 34, 12, 4),
    'sensor': View('case', .5, .5, 130, -30, 12, 4),
    'gateway': View('case', .5, .5, 210, 30, 10, 4),
    'split-indoor': View('flap', .8, .6, 460, 32, -10, 4),
    'ducted': View('flange', .75, .6, 500, 30, 8, 4),
    'monobloc': View('control', .5, .5, 420, 30, 16, 4),
}
# Models without the part that others of their design have.
INSTEAD = {
    'slab': ('key', 'knob', 'feet'),
    'sensor': ('case', 'contact'),
    'fan-heater': ('control', 'grille'),
}
# Views of single products.
OWN = {
    # The fins slide on the collector behind them, nothing clamps them.
    'meneau': View('core', .1, .92, 300, -44, 26, 4),
    # The foot of the fins, where their rib is.
    'futaie': View('fins', .55, .03, 380, 34, 4, 4),
    'imposte': View('panel', .78, .4, 500, 38, 10, 4),
    'ecran': View('control', 0, .5, 190, 46, 10, 4),
    'jalousie': View('bars', .95, .9, 400, 32, 10),
    'chambranle': View('key', .5, .5, 170, 46, 6, 4, None, 'stone'),
    'tison': View('window', .6, .5, 300, -28, 8, 4),
    'sas': View('right', 0, .35, 520, 34, -18, 4),
    'tambour': View('flange', .86, 0, 560, -30, -32, 5.6, None, 'ceiling'),
    'caisson': View('frame', .9, 0, 560, 30, -30, 5.6, None, 'grid'),
    'voutain': View('cables', 1, 0, 360, 30, 10, 4),
    'halle': View('louvres', .86, .7, 560, 30, -10, 4),
    # Valves of towel dryers that run on water.
    'gue': View('connection', .5, .02, 320, -30, 6, 4, None, 'wet'),
    'ponton': View('connection', .2, .6, 340, 30, 6, 4, None, 'wet'),
    'ecluse': View('connection', .12, .7, 320, 32, 8, 4, None, 'wet'),
    'confluent': View('control', .5, 0, 380, 34, 4, 4, None, 'wet'),
    'patere': View('rungs', .03, .55, 330, -34, 8, 4, None, 'wet'),
    'galerne': View('service', .4, .12, 460, 32, 12, 4, 'floor', 'out'),
    'ponant': View('guards', .5, .5, 760, -32, 6, 5.6, 'floor', 'out'),
    'levant': View('service', .4, .95, 460, -32, 14, 4, 'floor', 'out'),
    'patio': View('valves', .5, .6, 340, 42, 14, 4, 'floor', 'out'),
    'gres': View('pipes', .72, .5, 460, -30, 16, 4),
    'socle': View('display', .9, -1.4, 440, 30, 8),
    'pilastre': View('door', .5, .69, 420, 30, 8, 4),
    'cuvier': View('control', .5, .98, 400, 30, 8, 4),
    'vasque': View('control', .5, .5, 300, 32, 6),
    'source': View('control', .5, 1.8, 460, -30, 6, 4),
    'fontaine': View('control', .5, .6, 400, 32, 6),
    'resurgence': View('ducts', .78, .6, 520, -30, 16, 4),
    'bassin': View('control', .5, .08, 380, 32, 10, 4, 'floor'),
    'reserve': View('control', .5, .78, 400, -30, 10, 4, 'floor'),
    'etang': View('control', .3, .9, 520, -28, 6, 4),
    'nappe': View('lid', .62, .8, 460, 30, 14, 4),
    'cornue': View('pipes', .45, 2.2, 400, 30, -8, 4),
    'brasier': View('display', .62, .3, 380, 30, 8),
    'calorifere': View('flue', .5, .5, 420, -30, 16, 4),
    'hypocauste': View('display', .55, .4, 460, -30, 12, 4),
    'tabatiere': View('level', .5, -1, 380, -32, 10, 4),
    'lanterneau': View('hanging', .98, .95, 320, 34, 8, 4),
    'abat-son': View('level', 2, -4, 460, -30, 6, 4),
    'traboule': View('filters', .86, .5, 320, 32, 8, 4),
    'courette': View('spigots', .84, .5, 460, -30, 14, 4),
    'sentinelle': View('contact', 1, .5, 120, -32, 10, 4, None, 'sash'),
}


def view_of(product, parts):
    """The view of a product whose model has these parts."""
    design, _ = models.VARIANTS.get(product['design'], (product['design'], None))
    view = OWN.get(product['key']) or VIEWS[design]
    return view._replace(part=next(part for part in INSTEAD.get(design, (view.part,)) if part in parts))


def finish_of(product, order):
    """One of the first powder coats: neighbours differ. Polished metal has grain at so few samples."""
    coats = [colour for colour in product['colours'] if colour in POWDER][:3] or product['colours']
    return coats[order % len(coats)]
