"""Pictures of products in wet rooms, utility rooms, kitchens and outdoors; no two neighbours share palette or light.
Sizes of products are those of the catalogue (list-models.ts)."""

from settings import attic, bathroom, garden, kitchen, utility

ROOMS = {
    'rive-squares': lambda: bathroom.squares(
        'ladder',
        (500, 1390, 90),
        'chrome',
        350,
        [
            (
                8,
                -20,
                dict(
                    width=370,
                    front=470,
                    back=400,
                    color='#F2EEE6',
                    band='#9DB0A6',
                    folds=2.2,
                    depth=0.9,
                    double=True,
                    seed=3,
                ),
            ),
            (
                17,
                60,
                dict(width=270, front=300, back=240, color='#8FA39A', weave='waffle', folds=1.6, depth=0.8, seed=8),
            ),
        ],
    ),
    'lavandiere-glazed': lambda: bathroom.glazed(
        'ladder-blower',
        (500, 1250, 120),
        'blanc',
        350,
        [(5, 10, dict(width=380, front=520, back=430, color='#E9DFC9', band='#B99C6E', folds=2.4, seed=5))],
    ),
    'treille-terrazzo': lambda: bathroom.terrazzo(
        'slats',
        (500, 1350, 70),
        'brique',
        350,
        [(4, -30, dict(width=350, front=520, back=420, color='#F1EADF', weave='waffle', folds=2.1, seed=11))],
    ),
    'espalier-tadelakt': lambda: bathroom.tadelakt(
        'ladder-asymmetric',
        (550, 1350, 95),
        'sapin',
        400,
        [
            (
                5,
                -110,
                dict(width=320, front=620, back=520, color='#EFE6D6', band='#B98F58', folds=2.0, depth=1.1, seed=6),
            )
        ],
    ),
    'berge-oak': lambda: bathroom.oak(
        'ladder',
        (500, 1280, 75),
        'blanc',
        400,
        [
            (
                5,
                20,
                dict(width=370, front=500, back=430, color='#4F5E54', weave='terry', folds=2.3, double=True, seed=9),
            )
        ],
    ),
    'mangle-travertine': lambda: bathroom.travertine(
        'ladder-blower',
        (600, 1620, 135),
        'noir',
        350,
        [(5, -60, dict(width=400, front=640, back=520, color='#D9CDB8', band='#8A6B4A', folds=2.2, seed=12))],
    ),
    'patere-wide': lambda: bathroom.tub_wide(
        'ladder-asymmetric',
        (500, 1260, 100),
        'brique',
        300,
        [(5, -90, dict(width=300, front=560, back=470, color='#F1EBDF', band='#A9A38C', folds=2.0, seed=14))],
    ),
    'bise-wide': lambda: garden.bise_wide('heat-pump-one-fan', (1080, 800, 440), 'anthracite', 96),
    'bise-larch': lambda: garden.terrace('heat-pump-one-fan', (1080, 800, 440), 'blanc', 96),
    'ponant-brick': lambda: garden.brick_garden('heat-pump-two-fans', (1200, 1380, 500), 'anthracite', 96),
    'galerne-winter': lambda: garden.winter('heat-pump-one-fan', (1180, 960, 500), 'blanc', 96),
    'patio-balcony': lambda: garden.balcony('split-outdoor', (845, 640, 325), 'anthracite', 60),
    'aqueduc-wide': lambda: utility.aqueduct_wide('tank-horizontal', (1230, 560, 570), 'blanc', 1450),
    'traboule-wide': lambda: attic.traboule_wide('ventilation-double', (780, 820, 560), 'blanc', 1500),
    'source-laundry': lambda: utility.source_laundry('tank-floor', (620, 1960, 665), 'blanc', 0),
    'cuvier-pantry': lambda: utility.cuvier_laundry('tank-electric', (560, 1570, 590), 'blanc', 0),
    'socle-utility': lambda: utility.tower_utility('hydraulic-tower', (595, 1960, 620), 'blanc', 0),
    'citerne-cupboard': lambda: utility.citerne_cupboard('tank-vertical', (530, 1190, 550), 'blanc', 600),
    'bief-dressing': lambda: utility.bief_dressing('tank-slim', (490, 1090, 285), 'blanc', 700),
    'forge-cellar': lambda: utility.forge_boiler_room('boiler-floor', (520, 980, 420), 'anthracite', 0),
    'foyer-kitchen': lambda: kitchen.foyer_cupboards('boiler-wall', (400, 720, 260), 'blanc', 1150),
    'aiguiere-sink': lambda: kitchen.aiguiere_sink('tank-small', (340, 400, 300), 'blanc', 250),
    'courette-attic': lambda: attic.courette_attic('ventilation-double', (598, 860, 380), 'blanc', 1200),
    'chatiere-shower-before': lambda: attic.chatiere_shower('old-grille', (170, 170, 16), '#D6C8A4', 2055),
    'chatiere-shower': lambda: attic.chatiere_shower('extract-fan', (180, 180, 132), 'blanc', 2050),
}
