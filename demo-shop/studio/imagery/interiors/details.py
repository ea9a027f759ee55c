"""The Signature line from a hand's breadth: a low camera, little depth of field, long soft lights that brass reflects."""
from math import pi
import bpy
import lights
import materials as M
import models
from core import MM, box, camera, mesh
from interiors import floors, shell
from interiors.stage import LANDSCAPE, WIDE, picture


def hang(piece, x=0, **traits):
    """The piece on its wall, with the traits of its product."""
    product = models.build(piece.design, width=piece.width, height=piece.height, depth=piece.depth, finish=piece.finish,
                           **traits)
    for made in product.objects:                           # its brushing would show as grain in the flanks from so near
        if made.name.startswith('frame'): made.data.materials[0] = M.plain('#B58F58', .25, 1.0)
    return product.place(x, 0, piece.z)


def dark_wall(color='#3B3631', deep='#282420'):
    shell.wall(M.limewash(color, deep, 1.2))
    lights.world('#4A4640', .05)


def corner(piece):
    """The upper corner of a tall black stone, its brass turning from the light."""
    dark_wall()
    hang(piece)
    lights.area((900, -2300, 2700), (-100, -60, 1950), 1500, 260, 30, '#FFE3C2')
    lights.area((-1000, -300, 2500), (-460, 0, 1950), 300, 700, 20, '#FFD3A0')
    lights.area((700, -150, 2300), (-150, -62, 1900), 200, 700, 9, '#C9D6E6')
    camera((-750, -800, 1830), (-300, -50, 1990), 85, 5.6, (-296, -60, 2030))
    return picture(WIDE, .6, 1.15, .98)


def pane(piece):
    """The flank of a tall stone: brass, the thickness of the stone, and the pane of glass over the figures."""
    dark_wall('#453C34', '#2E2822')
    hang(piece)
    half = piece.width / 2
    box('seat', (half - .4, -52, 1196), (half + .3, -22, 1344), M.plain('#0B0A09', .4), 0)
    box('pane', (half + .4, -51, 1198), (half + 4.4, -23, 1342), M.glass('#DDE9E2', .01), 1.6)
    figures('19', half + .45, -37, 1280)
    lights.area((1500, -1500, 1700), (half, -40, 1270), 200, 1500, 34, '#FFF1DE')
    lights.area((-300, -1700, 1900), (150, -60, 1270), 1200, 300, 16, '#FFDDB6')
    lights.area((560, -90, 1620), (420, 0, 1290), 240, 240, 9, '#FFDDB8')
    gleam(half)
    camera((950, -350, 1185), (half - 2, -38, 1264), 130, 9, (half + 2, -42, 1275))
    return picture(LANDSCAPE, .6, 1.15, .98)


def gleam(half):
    """A leaning strip of light beside the flank that only its reflection in the glass shows."""
    corners = [(-21, 1170), (-15, 1170), (-5, 1380), (-11, 1380)]
    strip = mesh('gleam', [(half + 60, y, z) for y, z in corners], [(0, 1, 2, 3)], M.emit('#FFF6E8', 2.4))
    strip.visible_camera = strip.visible_diffuse = strip.visible_shadow = False


def figures(text, x, y, z):
    """Figures that glow behind the glass of a right flank."""
    curve = bpy.data.curves.new('figures', 'FONT')
    curve.body, curve.size, curve.align_x = text, 17 * MM, 'CENTER'
    made = bpy.data.objects.new('figures', curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(M.emit('#FFC07A', 2.2))
    made.location = (x * MM, y * MM, z * MM)
    made.rotation_euler = (pi / 2, 0, pi / 2)


def riven(piece):
    """The split face of a long slate, the light flat along it."""
    dark_wall('#3A3530', '#262220')
    hang(piece, riven=True, wheel=False)
    lights.area((-500, -330, 900), (500, -66, 400), 300, 900, 24, '#FFE6CB')
    lights.area((1500, -1500, 1300), (700, -66, 400), 1000, 240, 16, '#B4C8E2')
    lights.area((800, -900, 60), (750, -60, 270), 900, 160, 5, '#FFCB92')
    camera((1240, -640, 330), (690, -60, 352), 75, 7, (740, -66, 350))
    return picture(WIDE, .42, 1.15, .98)


def knob(piece):
    """The worn edge of a pale stone and the brass knob in its flank."""
    dark_wall('#4B443B', '#332D27')
    hang(piece, radius=12, knob=True, wheel=False)
    lights.area((1500, -700, 1150), (270, -40, 580), 240, 1100, 18, '#FFF0DC')
    lights.area((-900, -500, 1100), (150, -58, 580), 500, 500, 9, '#FFD9AC')
    lights.area((520, -110, 900), (420, 0, 590), 260, 260, 8, '#FFDDB8')
    camera((830, -430, 505), (272, -40, 580), 135, 9, (292, -40, 573))
    return picture(LANDSCAPE, .5, 1.15, 1.0)


def key(piece):
    """The brass key under the edge of a pale stone, seen from below."""
    dark_wall('#3F3832', '#2A2521')
    hang(piece, key=True, wheel=False)
    lights.area((900, -1300, 600), (250, -40, 280), 260, 900, 9, '#FFF0DC')
    lights.area((-800, -700, 200), (150, -50, 300), 700, 300, 6, '#FFD3A0')
    lights.area((150, -150, 40), (200, -10, 240), 500, 120, 2.2, '#FFCB92')
    camera((-10, -700, 232), (178, -40, 290), 85, 6.3, (250, -40, 285))
    return picture(WIDE, .6, 1.15, 1.0)


def joint(piece):
    """Two of three aligned stones, the brass fillet between them, a dark floor below."""
    dark_wall('#453E36', '#2F2A25')
    floors.boards('black', 'y', 220, 2600, 7)
    hang(piece)
    lights.area((-1700, -420, 1000), (-500, -70, 300), 300, 900, 26, '#FFDCB2')
    lights.area((900, -1900, 1300), (-300, -70, 300), 1500, 240, 18, '#DCE6F0')
    lights.area((-300, -300, 1500), (-300, 0, 700), 1200, 200, 9, '#FFCB92')
    camera((-1620, -760, 150), (-560, -50, 290), 60, 5.6, (-398, -70, 300))
    return picture(WIDE, .38, 1.15, 1.0)
