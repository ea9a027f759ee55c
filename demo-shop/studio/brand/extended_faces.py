"""
Builds the faces of pages for Latin letters beyond Latin-1. Needs Debian's python3-fonttools and python3-brotli.

    python3 demo-shop/studio/brand/extended_faces.py SOURCES client/ui/styles/fonts

SOURCES is the folder `document_faces.py` names. Browsers fetch these files only where a page holds such a letter:
`client/ui/styles/tokens.css` gives the ranges.
"""

import os
import sys

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LETTERS = '0100-0130,0132-0151,0154-0180,018F,01C4-01CC,01E2-01E3,01E6-01E7,01EA-01EB,01FA-021B,022A-022D,0230-0233,0237,0259,1E00-1E9F,1EF2-1EFF'
FEATURES = ['kern', 'mark', 'ccmp']
FAMILIES = ('instrument-sans', 'bricolage-grotesque')
WEIGHTS = (400, 400, 700)


def build(family, sources, target):
    face = TTFont(os.path.join(sources, family, 'files', f'{family}-latin-ext-wght-normal.woff2'))
    if face['fvar'].axes[0].minValue != WEIGHTS[0]:
        face = instancer.instantiateVariableFont(face, {'wght': WEIGHTS})
    # Reproducible: no date of today.
    face.recalcTimestamp = False
    options = Options(layout_features=FEATURES, flavor='woff2')
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(LETTERS))
    subsetter.subset(face)
    face.flavor = 'woff2'
    face.save(os.path.join(target, f'{family}-extended.woff2'))


if __name__ == '__main__':
    sources, target = sys.argv[1:]
    for family in FAMILIES:
        build(family, sources, target)
