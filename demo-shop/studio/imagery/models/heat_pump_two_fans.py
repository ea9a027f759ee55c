"""Tall outdoor unit of a heat pump: two fans, one above the other."""
from models.outdoor_parts import outdoor


def build(width, height, depth, finish):
    radius = min(width * .3, height * .21)
    fans = [(width * .4, height * (1 - at), radius) for at in (.26, .7)]
    return outdoor('heat-pump-two-fans', width, height, depth, finish, fans, width * .755, (width * .8, width * .95),
                   rim=13)
