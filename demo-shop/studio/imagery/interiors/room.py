"""A room in one call: what stands in it is built by its arguments, then the product is hung, the room lit and framed."""
import bpy
import lights
import materials as M
import models
from finishes import IN_ROOMS
from interiors import evening, shell
from interiors.stage import LANDSCAPE, frontal, picture


def room(piece, *built, light, x=0, y=0, turn=0, width=2350, low=-260, at=0, size=LANDSCAPE, distance=3500, eye=880,
         exposure=.5, fstop=5.6, focus=-90, traits=None, without=()):
    """The product at x, before what the arguments `built`; `at` and `width` place the frame on the wall. Parts in
    `without` are those that the model has and the product has not. The `piece` is None in a room before any product."""
    if piece: hang(piece, x, y, turn, traits, without)
    light()
    frontal(at, low, width, size, distance, eye, fstop, focus)
    return picture(size, exposure)


def hang(piece, x=0, y=0, turn=0, traits=None, without=()):
    """A product or an old appliance in its place."""
    finish = IN_ROOMS.get(piece.finish, piece.finish)
    product = models.build(piece.design, width=piece.width, height=piece.height, depth=piece.depth, finish=finish,
                           **(traits or {}))
    for part in product.parts:
        if part.key in without:
            for made in part.objs: bpy.data.objects.remove(made)
            part.objs = []
    return product.place(x, y, piece.z, turn)


def sunny(side=1, tone='#DDD6C8', panes=(2, 4), opening=(-2300, -1000, 300, 2700), at=2400, frame=None, **sun):
    """Sun through a window in the wall at one side."""
    def light():
        shell.side_wall(M.plain(tone, .8), side, at, opening, panes, frame)
        lights.raking(side, at=at, **sun)
    return light


def even(side=1, power=230, fill=60, color='#F1F3F2', ambient=.16):
    """A large north window at one side, no sun."""
    def light():
        lights.world('#F0F0EC', ambient)
        lights.area((-2500 * side, -1700, 1900), (200 * side, -100, 800), 1600, 2500, power, color)
        lights.area((1700 * side, -3900, 2600), (0, 0, 800), 2600, 1700, fill, '#FFE9D0', glossy=False)
    return light


def dusk(side=1, window=60, fill=26, on=None, power=70):
    """Nightfall: blue from a window at one side, a lamp of the ceiling on the wall around x = `on`."""
    def light():
        evening.dusk(window, fill, (-2600 * side, -2200, 1700))
        if on is not None: lights.spot((on, -1500, 2900), (on, -80, 600), power, 60, .9, '#FFD9AE', 90)
    return light
