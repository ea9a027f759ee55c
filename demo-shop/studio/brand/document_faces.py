"""
Builds the faces that documents embed. Needs Debian's python3-fonttools and python3-brotli.

    npm pack @fontsource-variable/instrument-sans@5.3.0 @fontsource-variable/bricolage-grotesque@5.3.0 inter-ui@4.1.1
    (unpack each into SOURCES/instrument-sans, SOURCES/bricolage-grotesque and SOURCES/inter-ui)
    python3 demo-shop/studio/brand/document_faces.py SOURCES backoffice/documents/fonts

Instrument Sans and Bricolage Grotesque come in subsets by script, which are joined. Instrument Sans lacks superscripts,
subscripts and fractions: they are drawn from its own figures and letters at a heavier weight, so that "m²" stays in one
face. Inter holds what both lack: Vietnamese, Greek, Cyrillic, arrows, mathematical signs. No glyph stands for two
characters: a PDF file names one character for each glyph, and readers copy that one.
"""

import os
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga']
# Scale of small figures; the heavier weight keeps their strokes as thick as the text's.
SMALL = 0.62
RAISED = 0.42
LOWERED = -0.14
SUPERSCRIPTS = dict(zip('⁰¹²³⁴⁵⁶⁷⁸⁹', '0123456789')) | dict(zip('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ', 'abcdefghijklmnoprstuvwxyz'))
SUBSCRIPTS = dict(zip('₀₁₂₃₄₅₆₇₈₉', '0123456789'))
FRACTIONS = {'¼': '14', '½': '12', '¾': '34'}
INTER_RANGES = [
    (0x20, 0x7E), (0xA0, 0x3FF), (0x400, 0x52F), (0x1D00, 0x1FFF), (0x2010, 0x205E), (0x2070, 0x20CF),
    (0x2100, 0x218F), (0x2190, 0x22FF), (0x25A0, 0x25FF), (0x2713, 0x2717),
]


def open_face(path, location=None):
    face = TTFont(path)
    face.flavor = None
    return instancer.instantiateVariableFont(face, location) if location else face


def join(paths, location):
    """The subsets of a variable family as one face at one place of its axes."""
    files = []
    for path in paths:
        file = tempfile.NamedTemporaryFile(suffix='.ttf', delete=False)
        open_face(path, location).save(file.name)
        files.append(file.name)
    try:
        return Merger().merge(files)
    finally:
        for file in files:
            os.unlink(file)


def add_glyph(face, character, pieces):
    """Adds a character drawn of pieces: (glyph set, glyph name, scale, x, y)."""
    pen = TTGlyphPen(None)
    for glyphs, name, scale, x, y in pieces:
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        outline.replay(TransformPen(pen, (scale, 0, 0, scale, x, y)))
    name = f'uni{ord(character):04X}'
    face.setGlyphOrder([*face.getGlyphOrder(), name])
    face['glyf'].glyphs[name] = pen.glyph()
    face['glyf'].glyphOrder = face.getGlyphOrder()
    for table in face['cmap'].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name
    return name


def draw_small_signs(face, heavy):
    """Superscripts, subscripts, fractions and the plus-minus sign, where the face lacks them."""
    glyphs, cmap, em = heavy.getGlyphSet(), heavy.getBestCmap(), face['head'].unitsPerEm
    own, own_cmap = face.getGlyphSet(), face.getBestCmap()
    metrics = face['hmtx'].metrics
    widths = {}

    def small(character, base, y):
        name = cmap[ord(base)]
        widths[character] = round(glyphs[name].width * SMALL)
        added = add_glyph(face, character, [(glyphs, name, SMALL, 0, round(y * em))])
        metrics[added] = (widths[character], 0)

    for character, base in SUPERSCRIPTS.items():
        if ord(character) not in own_cmap:
            small(character, base, RAISED - (0.1 if base.isalpha() else 0.12))
    for character, base in SUBSCRIPTS.items():
        if ord(character) not in own_cmap:
            small(character, base, LOWERED)
    slash = own_cmap.get(0x2044, own_cmap[ord('/')])
    for character, (over, under) in FRACTIONS.items():
        if ord(character) in own_cmap:
            continue
        first, last = glyphs[cmap[ord(over)]], glyphs[cmap[ord(under)]]
        bar = round(first.width * SMALL) - 80
        right = bar + own[slash].width - 80
        added = add_glyph(face, character, [
            (glyphs, cmap[ord(over)], SMALL, 0, round((RAISED - 0.12) * em)),
            (own, slash, 1, bar, 0),
            (glyphs, cmap[ord(under)], SMALL, right, 0),
        ])
        metrics[added] = (right + round(last.width * SMALL), 0)
    if ord('±') not in own_cmap:
        plus, minus = own_cmap[ord('+')], own_cmap[0x2212]
        added = add_glyph(face, '±', [(own, plus, 0.86, round(own[plus].width * 0.07), round(0.14 * em)), (own, minus, 0.86, round(own[plus].width * 0.07), round(-0.22 * em))])
        metrics[added] = (own[plus].width, 0)


def part_shared_glyphs(face):
    """Gives every character a glyph of its own."""
    owners = {}
    glyphs = face.getGlyphSet()
    for code, name in sorted(face.getBestCmap().items()):
        if name not in owners:
            owners[name] = code
            continue
        added = add_glyph(face, chr(code), [(glyphs, name, 1, 0, 0)])
        face['hmtx'].metrics[added] = face['hmtx'].metrics[name]


def subset(face, codes):
    options = Options(layout_features=FEATURES, name_IDs=[0, 1, 2, 4, 5, 6, 13, 14], notdef_outline=True, hinting=False, glyph_names=False)
    options.drop_tables += ['STAT', 'gasp', 'prep', 'DSIG', 'meta', 'FFTM']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(face)


def finish(face, codes, path):
    subset(face, codes)
    part_shared_glyphs(face)
    # Reproducible: no date of today.
    face.recalcTimestamp = False
    face.save(path)
    print(path, len(face.getBestCmap()), 'characters,', os.path.getsize(path), 'bytes')


def build(sources, target):
    instrument = [f'{sources}/instrument-sans/files/instrument-sans-{script}-standard-normal.woff2' for script in ('latin', 'latin-ext')]
    for weight, heavier in ((400, 510), (600, 700)):
        face = join(instrument, {'wght': weight, 'wdth': 100})
        draw_small_signs(face, open_face(instrument[0], {'wght': heavier, 'wdth': 100}))
        finish(face, list(face.getBestCmap()), f'{target}/instrument-sans-{weight}.ttf')
    bricolage = [f'{sources}/bricolage-grotesque/files/bricolage-grotesque-{script}-standard-normal.woff2' for script in ('latin', 'latin-ext', 'vietnamese')]
    face = join(bricolage, {'opsz': 48, 'wght': 540, 'wdth': 100})
    finish(face, list(face.getBestCmap()), f'{target}/bricolage-540.ttf')
    wanted = [code for first, last in INTER_RANGES for code in range(first, last + 1)]
    for style, weight in (('Regular', 400), ('SemiBold', 600)):
        finish(open_face(f'{sources}/inter-ui/web/Inter-{style}.woff2'), wanted, f'{target}/inter-{weight}.ttf')


if __name__ == '__main__':
    build(sys.argv[1], sys.argv[2])
