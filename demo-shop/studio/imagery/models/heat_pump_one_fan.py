"""Outdoor unit of a heat pump with one large fan and a louvred service panel."""
from models.outdoor_parts import FOOT, outdoor


def build(width, height, depth, finish):
    fan = (width * .38, FOOT + (height - FOOT) / 2, min(width * .34, height * .38))
    return outdoor('heat-pump-one-fan', width, height, depth, finish, [fan], width * .745, (width * .78, width * .95))
