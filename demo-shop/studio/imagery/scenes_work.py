"""Pictures of shops, workshops, family bathrooms, plant rooms, weather, and of the maker's own works; no two neighbours
share palette or light. Sizes of products are those of the catalogue (list-models.ts)."""

from interiors import evening
from interiors.stage import Piece
from settings import family_bath, plant, rafters, shop, weather
from works import assembly, chamber, coating, drawing, foundry, training

ROOMS = {
    'sas-door': lambda: shop.evening_door('air-curtain', (1500, 240, 285), 'blanc', 2200),
    'soufflerie-workshop': lambda: shop.joinery('unit-heater', (420, 460, 340), 'brique', 2330),
    'voutain-meeting': lambda: shop.meeting_room('radiant-cassette', (1500, 60, 600), 'blanc', 2520),
    'gue-child': lambda: family_bath.child_bath('ladder', (500, 1500, 80), 'blanc', 350),
    'confluent-evening': lambda: family_bath.lamps_on('ladder-asymmetric', (550, 1400, 100), 'lin', 400),
    'souffle-bathroom': lambda: family_bath.shower_morning('fan-heater', (230, 320, 190), 'blanc', 0),
    'calorifere-cellar': lambda: plant.stone_cellar('boiler-floor', (600, 1290, 680), 'blanc', 0),
    'gres-plant': lambda: plant.plant_room('ground-source', (640, 1420, 700), 'anthracite', 0),
    'bassin-cellar': lambda: plant.tank_room('tank-storage', (670, 1640, 730), 'blanc', 0),
    'levant-rain': lambda: weather.rainy_evening('heat-pump-one-fan', (980, 840, 400), 'blanc', 96),
    'abat-son-rafters': lambda: rafters.loft('ventilation-box', (600, 280, 460), 'blanc', 1300),
    'casting-floor': lambda: foundry.casting_floor(),
    'coating-line': lambda: coating.line_of_colours(),
    'silent-room': lambda: chamber.silent_room(),
    'jauge-lamp': lambda: evening.by_lamp(Piece('thermostat', 95, 95, 25, 'blanc', 1500)),
    'meurtriere-bedroom': lambda: evening.by_lantern(Piece('wall-unit-round', 230, 230, 340, 'blanc', 1850)),
    'tasseau-evening': lambda: evening.wide_living(Piece('fins', 1000, 575, 88, 'blanc', 150)),
    'assembly-bench': lambda: assembly.bench_with_radiator(),
    'drawing-table': lambda: drawing.from_above(),
    'training-room': lambda: training.training_room(),
    'soupirail-cupboard': lambda: rafters.linen_cupboard('ventilation-box', (560, 170, 440), 'blanc', 2060),
}
