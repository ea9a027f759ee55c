"""The lamps of this shop, from their drawings, and rooms with them."""

import math

from shapes import area_light, ball, box, bulb, curve, glow, lathe, paint, rod

FINISHES = {
    "olive": ((0.19, 0.19, 0.055), 0.45, 0.0),
    "craie": ((0.78, 0.74, 0.66), 0.55, 0.0),
    "encre": ((0.025, 0.045, 0.12), 0.4, 0.0),
    "corail": ((0.62, 0.14, 0.075), 0.45, 0.0),
    "cuivre": ((0.78, 0.36, 0.2), 0.22, 1.0),
    "chene": ((0.42, 0.24, 0.11), 0.55, 0.0),
    "opale": ((0.85, 0.83, 0.78), 0.3, 0.0),
}
WARM = (1, 0.74, 0.45)


def finish(name):
    return paint(name, *FINISHES[name])


def brass():
    return paint("brass", (0.72, 0.5, 0.2), 0.3, 1.0)


def arc(radius, height, start=0, end=90, turns=20):
    """Profile of a dome: from its rim to its top."""
    angles = [math.radians(start + (end - start) * i / turns) for i in range(turns + 1)]
    return [(radius * math.cos(a), height * math.sin(a)) for a in angles]


def foot(radius, material, height=0.02):
    lathe([(0, height), (radius * 0.96, height), (radius, height * 0.7), (radius, 0), (0, 0)], material)


def noctule(colour):
    body, inside = finish(colour), paint("inside", (0.9, 0.86, 0.78), 0.6)
    foot(0.09, body)
    rod((0, 0, 0.02), (0, 0, 0.3), 0.009, brass())
    lathe(arc(0.14, 0.13), body, (0, 0, 0.25), inside)
    ball((0, 0, 0.385), 0.012, brass())
    bulb((0, 0, 0.29), 0.034, 55)


def grillon(colour):
    body = finish(colour)
    lathe([(0, 0.08), (0.05, 0.08), (0.062, 0.03), (0.06, 0), (0, 0)], body)
    ball((0, 0, 0.155), 0.085, glow(WARM, 1.3))


def campanule(colour):
    body = finish(colour)
    foot(0.075, body, 0.014)
    rod((0, 0, 0), (0, 0, 0.36), 0.006, body)
    curve([(0, 0, 0.34), (0, 0, 0.42), (0.03, 0, 0.46), (0.1, 0, 0.46), (0.13, 0, 0.42), (0.13, 0, 0.36)], 0.006, body)
    profile = [(0.085, 0), (0.066, 0.02), (0.055, 0.06), (0.045, 0.1), (0.028, 0.13), (0.012, 0.14)]
    lathe(profile, body, (0.13, 0, 0.23), paint("inside", (0.9, 0.82, 0.7), 0.5))
    bulb((0.13, 0, 0.275), 0.022, 60)


def grimoire(colour):
    body = finish(colour)
    foot(0.1, body, 0.016)
    rod((0, 0, 0), (-0.12, 0, 0.3), 0.007, body)
    ball((-0.12, 0, 0.3), 0.016, brass())
    rod((-0.12, 0, 0.3), (0.16, 0, 0.44), 0.007, body)
    ball((0.16, 0, 0.44), 0.016, brass())
    shade = lathe([(0.085, 0), (0.06, 0.07), (0.03, 0.1), (0, 0.105)], body, (0.19, 0, 0.35), paint("inside", (0.9, 0.86, 0.78), 0.6))
    shade.rotation_euler = (0, 0.25, 0)
    bulb((0.196, 0, 0.385), 0.024, 55)


def echassier(colour):
    wood = finish(colour)
    for turn in range(3):
        angle = math.radians(90 + 120 * turn + 25)
        rod((0.04 * math.cos(angle), 0.04 * math.sin(angle), 1.1), (0.3 * math.cos(angle), 0.3 * math.sin(angle), 0), 0.014, wood)
    rod((0, 0, 1.04), (0, 0, 1.2), 0.02, brass())
    lathe([(0.23, 1.12), (0.2, 1.48)], glow(WARM, 0.8))


def heron(colour):
    body = finish(colour)
    foot(0.15, body, 0.025)
    curve([(0, 0, 0), (0, 0, 0.6), (0, 0, 1.25), (0.06, 0, 1.62), (0.38, 0, 1.68), (0.55, 0, 1.42), (0.56, 0, 1.34)], 0.011, body)
    lathe(arc(0.12, 0.12), body, (0.56, 0, 1.22), paint("inside", (0.9, 0.86, 0.78), 0.6))
    bulb((0.56, 0, 1.26), 0.03, 110)


def bouleau(colour):
    wood = finish(colour)
    box((0, 0, 0.02), (0.24, 0.24, 0.04), wood)
    box((0, 0, 0.6), (0.2, 0.2, 1.1), glow(WARM, 0.63), 0.01)
    box((0, 0, 1.165), (0.22, 0.22, 0.03), wood)
    for x in (-0.1, 0.1):
        for y in (-0.1, 0.1):
            box((x, y, 0.6), (0.016, 0.016, 1.13), wood, 0.002)


def hang(top, height, material):
    curve([(0, 0, top), (0, 0, (top + height) / 2), (0.002, 0, (top + height) / 2), (0, 0, height)], 0.003, material)


def corolle(colour):
    body = finish(colour)
    hang(1.6, 0.5, paint("cable", (0.02, 0.02, 0.02), 0.8))
    profile = [(0.25, 0.12), (0.245, 0.17), (0.2, 0.27), (0.12, 0.35), (0.05, 0.39), (0.03, 0.46), (0.02, 0.5)]
    lathe(profile, body, (0, 0, 0), paint("inside", (0.92, 0.86, 0.76), 0.6))
    bulb((0, 0, 0.22), 0.045, 45)


def meduse(colour):
    fitting = finish(colour)
    hang(1.6, 0.5, paint("cable", (0.02, 0.02, 0.02), 0.8))
    lathe([(0, 0.5), (0.03, 0.5), (0.05, 0.42), (0.05, 0.4)], fitting)
    ball((0, 0, 0.24), 0.17, glow(WARM, 1.1))


def nacelle(colour):
    body = finish(colour)
    for turn in range(3):
        angle = math.radians(120 * turn + 30)
        rod((0.2 * math.cos(angle), 0.2 * math.sin(angle), 0.24), (0, 0, 0.62), 0.0025, paint("wire", (0.05, 0.05, 0.05), 0.5))
    hang(1.6, 0.62, paint("cable", (0.02, 0.02, 0.02), 0.8))
    lathe([(0, 0.25), (0.2, 0.25), (0.32, 0.21), (0.33, 0.19)], body)
    lathe([(0.33, 0.19), (0.3, 0.17), (0.15, 0.145), (0, 0.14)], glow(WARM, 1.7))


def pleiade(colour):
    bar = finish(colour)
    rod((-0.48, 0, 0.4), (0.48, 0, 0.4), 0.012, bar)
    for x in (-0.25, 0.25):
        rod((x, 0, 0.4), (x, 0, 1.8), 0.003, bar)
    for x in (-0.4, 0, 0.4):
        rod((x, 0, 0.4), (x, 0, 0.34), 0.02, bar)
        ball((x, 0, 0.24), 0.1, glow(WARM, 1.1))


def luciole(colour):
    body = finish(colour)
    inside = paint("inside", (0.9, 0.84, 0.74), 0.6)
    lathe([(0, 0), (0.05, 0), (0.05, 0.02), (0, 0.02)], body, (0, 0, 0.15)).rotation_euler = (math.pi / 2, 0, 0)
    rod((0, 0, 0.15), (0, -0.09, 0.15), 0.008, body)
    lathe([(0.02, 0.12), (0.035, 0.14), (0.075, 0.29)], body, (0, -0.1, 0), inside)
    bulb((0, -0.1, 0.2), 0.022, 90)


def coquille(colour):
    body = finish(colour)
    lathe([(0, 0), (0.13, 0), (0.13, 0.022), (0, 0.022)], body, (0, 0, 0.15)).rotation_euler = (math.pi / 2, 0, 0)
    shell = lathe([(0.115, 0), (0.11, 0.04), (0.09, 0.075), (0.05, 0.095), (0, 0.1)], glow(WARM, 0.92), (0, -0.02, 0.15))
    shell.rotation_euler = (math.pi / 2, 0, 0)


def filament(colour):
    cap = brass()
    profile = [(0, 0.135), (0.02, 0.133), (0.038, 0.118), (0.044, 0.095), (0.038, 0.07), (0.022, 0.045), (0.014, 0.034)]
    lathe(profile, glow(WARM, 1 if colour == "opale" else 0.6))
    lathe([(0.014, 0.034), (0.015, 0.03), (0.0145, 0.026), (0.015, 0.022), (0.0145, 0.018), (0.015, 0.012), (0.008, 0.004), (0, 0.003)], cap)


def cordon(colour):
    cable = finish(colour)
    points = []
    for step in range(0, 150):
        angle = step * 0.28
        radius = 0.1 + 0.008 * math.sin(step * 0.9)
        points.append((radius * math.cos(angle), radius * math.sin(angle), 0.008 + 0.00036 * step + 0.002 * math.sin(step * 2.1)))
    points += [(0.16, -0.08, 0.03), (0.19, -0.12, 0.012), (0.17, -0.16, 0.012)]
    curve(points, 0.0055, cable)
    lathe([(0, 0.06), (0.012, 0.06), (0.02, 0.045), (0.022, 0), (0, 0)], paint("plug", (0.03, 0.03, 0.03), 0.5), (0.165, -0.17, 0))


LAMPS = {
    "noctule": {"build": noctule, "size": 0.4, "colours": ["olive", "craie", "encre"]},
    "grillon": {"build": grillon, "size": 0.26, "colours": ["craie", "corail"]},
    "campanule": {"build": campanule, "size": 0.46, "colours": ["cuivre", "encre"]},
    "grimoire": {"build": grimoire, "size": 0.5, "colours": ["encre", "corail"], "middle": 0.45},
    "echassier": {"build": echassier, "size": 1.5, "colours": ["chene"]},
    "heron": {"build": heron, "size": 1.75, "colours": ["craie", "encre"], "aside": 0.2},
    "bouleau": {"build": bouleau, "size": 1.2, "colours": ["chene"]},
    "corolle": {"build": corolle, "hangs": True, "size": 0.62, "middle": 0.5, "above": 0.05, "colours": ["corail", "olive", "craie"]},
    "meduse": {"build": meduse, "hangs": True, "size": 0.6, "middle": 0.5, "above": 0.05, "colours": ["cuivre"]},
    "nacelle": {"build": nacelle, "hangs": True, "size": 0.74, "middle": 0.5, "above": -0.1, "colours": ["craie", "encre"]},
    "pleiade": {"build": pleiade, "hangs": True, "size": 1.0, "middle": 0.4, "above": 0.05, "colours": ["cuivre"]},
    "luciole": {"build": luciole, "size": 0.36, "middle": 0.6, "wall": True, "aside": 1.1, "colours": ["olive", "cuivre"]},
    "coquille": {"build": coquille, "size": 0.3, "wall": True, "aside": 0.9, "colours": ["craie"]},
    "filament": {"build": filament, "size": 0.15, "colours": ["opale"]},
    "cordon": {"build": cordon, "size": 0.3, "middle": 0.1, "above": 0.9, "colours": ["corail", "encre"]},
}


def room(wall):
    floor, side = paint("floor", (0.3, 0.18, 0.09), 0.5), paint("wall", wall, 0.95)
    box((0, 0, -0.05), (12, 12, 0.1), floor, 0)
    box((0, 2.2, 2), (12, 0.1, 4.2), side, 0)
    box((0, 2.12, 0.06), (12, 0.06, 0.12), paint("skirting", (0.75, 0.72, 0.66), 0.6), 0.004)


def moved(build, colour, place):
    """Builds a lamp and moves what it consists of."""
    import bpy

    before = set(bpy.data.objects)
    build(colour)
    for part in set(bpy.data.objects) - before:
        part.location = [a + b for a, b in zip(part.location, place)]


def dining_room():
    room((0.12, 0.17, 0.2))
    wood = paint("table", (0.38, 0.22, 0.11), 0.45)
    box((0, 0.5, 0.73), (2.2, 0.95, 0.04), wood, 0.01)
    for x in (-0.95, 0.95):
        for y in (0.15, 0.85):
            rod((x, y, 0), (x * 0.92, y, 0.73), 0.025, wood)
    for x in (-0.62, 0, 0.62):
        moved(corolle, "corail", (x, 0.5, 1.35))
    lathe([(0, 0), (0.09, 0), (0.16, 0.07), (0.17, 0.09)], paint("bowl", (0.7, 0.66, 0.58), 0.4), (0.2, 0.45, 0.75))
    area_light((-4, -3, 3.5), 3, 110)
    return (-0.5, -3.6, 1.5), (0.1, 0.6, 1.2), 34


def reading_corner():
    room((0.36, 0.33, 0.26))
    cloth = paint("cloth", (0.14, 0.16, 0.07), 0.95)
    box((0.3, 1.2, 0.25), (1.0, 0.8, 0.3), cloth, 0.09)
    box((0.3, 1.62, 0.62), (1.0, 0.24, 0.75), cloth, 0.1)
    for x in (-0.2, 0.8):
        box((x, 1.2, 0.42), (0.2, 0.82, 0.4), cloth, 0.08)
    moved(heron, "encre", (-0.75, 1.3, 0))
    wood = paint("side table", (0.38, 0.22, 0.11), 0.45)
    lathe([(0, 0.5), (0.26, 0.5), (0.26, 0.47), (0, 0.47)], wood, (1.35, 1.1, 0))
    rod((1.35, 1.1, 0), (1.35, 1.1, 0.48), 0.03, wood)
    moved(grillon, "corail", (1.35, 1.1, 0.5))
    area_light((-4, -3, 3.5), 3, 90)
    return (0.3, -3.4, 1.25), (0.25, 1, 0.9), 35


def workshop():
    room((0.5, 0.46, 0.4))
    wood = paint("bench", (0.33, 0.19, 0.09), 0.6)
    box((0, 1.4, 0.88), (3.6, 0.8, 0.07), wood, 0.006)
    for x in (-1.6, 1.6):
        box((x, 1.4, 0.43), (0.1, 0.7, 0.86), wood, 0.006)
    for index, colour in enumerate(["olive", "craie", "encre", "corail"]):
        moved(noctule, colour, (-1.2 + 0.5 * index, 1.4, 0.92))
    moved(grimoire, "encre", (1.15, 1.35, 0.92))
    box((0, 2.1, 1.75), (3.4, 0.25, 0.035), wood, 0.004)
    for index in range(5):
        lathe(arc(0.13, 0.12), paint("raw", (0.45, 0.44, 0.42), 0.35, 1.0), (-1.2 + 0.6 * index, 2.05, 1.77))
    area_light((-4, -3, 3.5), 3, 130)
    return (-0.3, -2.4, 1.6), (0.05, 1.4, 1.2), 34


SCENES = {"repas": dining_room, "lecture": reading_corner, "atelier": workshop}
