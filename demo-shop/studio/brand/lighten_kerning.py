"""
Makes a typeface lighter to fetch: kerning was half of each of ours. Needs Debian's python3-fonttools and python3-brotli.

    python3 demo-shop/studio/brand/lighten_kerning.py FACE.woff2 LIGHTER.woff2

The face has one axis, its weight, and kerns by pairs of glyphs first, then by pairs of classes. Figures are thousandths
of an em at the lightest and the boldest weight: nothing moves by more than TOLERANCE, half a pixel in a title of 60 px.
Places of combining marks go too: browsers compose letters, and the site's texts hold no others.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import builder
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import OnlineVarStoreBuilder, VarStoreInstancer

TOLERANCE = 9
# Less is not kerned at all.
LEAST = 8
STEP = 5
# Pairs whose extremes are nearer are kerned alike at every weight.
LEAST_VARIATION = 15
VARIATION_STEP = 10


def without_marks(source):
    """The face with `kern` as its only positioning; glyphs and substitutions stay."""
    face = TTFont(source)
    substitutions = {record.FeatureTag for record in face['GSUB'].table.FeatureList.FeatureRecord}
    options = Options(layout_features=[*substitutions, 'kern'], name_IDs=['*'], name_languages=['*'], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(face.getBestCmap()))
    subsetter.subset(face)
    return face


def kerning(face):
    """Its subtables of pairs, in the order they are asked in."""
    for lookup in face['GPOS'].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, 'ExtSubTable', subtable)
            if pairs.LookupType == 2:
                yield pairs


def records(pairs):
    """Each pair's place in the subtable (two glyphs or two classes) and its record."""
    if pairs.Format == 1:
        for first, seconds in zip(pairs.Coverage.glyphs, pairs.PairSet):
            for record in seconds.PairValueRecord:
                yield (first, record.SecondGlyph), record
    else:
        for first, row in enumerate(pairs.Class1Record):
            for second, record in enumerate(row.Class2Record):
                yield (first, second), record


def advances(pairs, variations):
    """Each pair's advance at the face's own weight and at the other end."""
    return {place: both_advances(record.Value1, variations) for place, record in records(pairs)}


def both_advances(value, variations):
    usual = getattr(value, 'XAdvance', 0)
    device = getattr(value, 'XAdvDevice', None)
    return usual, usual + (round(variations[(device.StartSize << 16) + device.EndSize]) if device else 0)


def lighten(usual, other):
    """The same in steps, and none where there is hardly any."""
    if abs(usual) < LEAST and abs(other) < LEAST:
        return 0, 0
    if abs(other - usual) < LEAST_VARIATION:
        middle = round((usual + other) / 2 / STEP) * STEP
        return middle, middle
    near = round(usual / STEP) * STEP
    return near, near + round((other - near) / VARIATION_STEP) * VARIATION_STEP


def distance(one, another):
    return max(abs(one[0] - another[0]), abs(one[1] - another[1]))


def by_classes(pairs, extremes, first, second):
    """What two glyphs are kerned by where no pair of glyphs says so."""
    if first not in pairs.Coverage.glyphs:
        return 0, 0
    return lighten(*extremes[pairs.ClassDef1.classDefs.get(first, 0), pairs.ClassDef2.classDefs.get(second, 0)])


def drop_needless(pairs, extremes, classes):
    """Pairs of glyphs that their classes kern as well."""
    for first, seconds in zip(pairs.Coverage.glyphs, pairs.PairSet):
        seconds.PairValueRecord = [
            record
            for record in seconds.PairValueRecord
            if distance(by_classes(*classes, first, record.SecondGlyph), extremes[first, record.SecondGlyph]) > TOLERANCE
        ]
        seconds.PairValueCount = len(seconds.PairValueRecord)
    left = [(first, seconds) for first, seconds in zip(pairs.Coverage.glyphs, pairs.PairSet) if seconds.PairValueRecord]
    pairs.Coverage.glyphs = [first for first, _ in left]
    pairs.PairSet = [seconds for _, seconds in left]
    pairs.PairSetCount = len(left)


def write(pairs, extremes, variations):
    has_variations = False
    for place, record in records(pairs):
        usual, other = lighten(*extremes[place])
        assert distance((usual, other), extremes[place]) <= TOLERANCE
        # A new one each time: pairs may share theirs.
        record.Value1 = ValueRecord()
        record.Value1.XAdvance = usual
        if other != usual:
            record.Value1.XAdvDevice = builder.buildVarDevTable(variations.storeDeltas([other - usual]))
            has_variations = True
    pairs.ValueFormat1 = 0x44 if has_variations else 0x04


def lighten_face(source, target):
    face = without_marks(source)
    (axis,) = face['fvar'].axes
    other_end = {axis.axisTag: 1.0 if axis.maxValue > axis.defaultValue else -1.0}
    definitions = face['GDEF'].table
    former = VarStoreInstancer(definitions.VarStore, face['fvar'].axes, other_end)
    tables = [(pairs, advances(pairs, former)) for pairs in kerning(face)]
    (classes,) = [table for table in tables if table[0].Format == 2]
    variations = OnlineVarStoreBuilder([axis.axisTag])
    variations.setModel(VariationModel([{}, other_end]))
    for pairs, extremes in tables:
        if pairs.Format == 1:
            drop_needless(pairs, extremes, classes)
        write(pairs, extremes, variations)
    definitions.VarStore = variations.finish()
    # Positions of carets within ligatures, which varied by the former store; browsers divide the width instead.
    definitions.LigCaretList = None
    face.save(target)


lighten_face(*sys.argv[1:])
