"""What single products have that their design does not: options of its model, by the product's key."""

TRAITS = {
    # Eleven bars, gaps of 24 mm.
    'claustra': dict(count=11, gap=24),
    'ecran': dict(glass=True),
    'paravent': dict(fold=12),
    'imposte': dict(lean=20),
    # Nothing on the face: the sixth louvre hides the control.
    'jalousie': dict(behind=6),
    'tison': dict(porthole=True),
    # Slats of 60 mm, 18 mm apart.
    'treille': dict(pitch=78, gap=18),
    'ponton': dict(pitch=78, gap=18),
    # Hot water alone: the head on its valve is its control.
    'ecluse': dict(control=False),
    'tambour': dict(recessed=True),
    'quai': dict(slope=15),
    'vanne': dict(glass=True),
    'linteau': dict(riven=True, wheel=False),
    'margelle': dict(radius=12, knob=True, wheel=False),
    'chambranle': dict(flank=True, wheel=False),
    'clef': dict(key=True, wheel=False),
}
