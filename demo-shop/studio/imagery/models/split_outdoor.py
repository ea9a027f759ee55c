"""The outdoor half of an air conditioner: one fan, a plain service panel, refrigerant valves on the right."""
from models.outdoor_parts import FOOT, outdoor


def build(width, height, depth, finish):
    fan = (width * .36, FOOT + (height - FOOT) / 2, min(width * .3, height * .38))
    return outdoor('split-outdoor', width, height, depth, finish, [fan], width * .74, valves=3 if height < 800 else 5)
